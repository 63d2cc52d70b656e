import { join } from "node:path";
import { PORT } from "../../server/address.ts";

export const HOSTS = ["eleventy", "hugo", "react", "vue", "vite", "two-versions", "cdn"] as const;
export type HostName = (typeof HOSTS)[number];

/** What scripts/hosts/create-hosts-folder.ts has made. */
export const FOLDER = process.env.DEALER_HOSTS ?? "";

export const folderOf = (name: HostName) => join(FOLDER, "examples/hosts", name);

/** An origin for each: browsers take every name below `localhost` for this machine. */
export const originOf = (name: HostName | "files") => `http://${name}.localhost:${PORT}`;

/** Where the packages are, as a CDN has them. */
export const CDN = `${originOf("files")}/npm`;
