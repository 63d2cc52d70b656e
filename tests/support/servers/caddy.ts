import { readFileSync } from "node:fs";
import type { Places, Server } from "./servers.ts";

/** Without its administration port, which may be in use. */
const AROUND = "{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n";

const atPlaces = (text: string, { folder, port, cmsPort }: Places) =>
  text
    .replace(/^(\w+\.example\.nl) \{/gm, `http://$1:${port} {`)
    .replaceAll("127.0.0.1:8080", `127.0.0.1:${cmsPort}`)
    .replaceAll("/srv/", `${folder}/srv/`);

const FILES = ["--config", "Caddyfile", "--adapter", "caddyfile"];

export const caddy: Server = {
  program: "caddy",
  settings: (places) => ({
    Caddyfile: AROUND + atPlaces(readFileSync("examples/servers/Caddyfile", "utf8"), places),
  }),
  check: ["validate", ...FILES],
  run: ["run", ...FILES],
};
