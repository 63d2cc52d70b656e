import { join } from "node:path";
import { PORT } from "../../server/address.ts";

export const HOSTS = ["eleventy", "hugo", "react", "vue", "vite", "two-versions", "cdn"] as const;
export type HostName = (typeof HOSTS)[number];

/** The folder that scripts/hosts/create-hosts-folder.ts creates. */
export const FOLDER = process.env.DEALER_HOSTS ?? "";

export const folderOf = (name: HostName) => join(FOLDER, "examples/hosts", name);

/** One origin for each host: browsers resolve every name below `localhost` to this machine. */
export const originOf = (name: HostName | "files") => `http://${name}.localhost:${PORT}`;

/** The packages as on a CDN. */
export const CDN = `${originOf("files")}/npm`;
