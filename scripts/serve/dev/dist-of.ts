import { extname } from "node:path";
import type { Handler } from "../folder.ts";
import type { Builds } from "./watched-build.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".map": "application/json",
};

/** Serves the newest build, and nothing of the folder `dist/`. */
export const distOf =
  (builds: Builds): Handler =>
  (request, response, next) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const content = builds.get().files.get(pathname);
    if (content === undefined && !pathname.startsWith("/dist/")) return next();
    const headers = {
      "content-type": `${TYPES[extname(pathname)]};charset=utf-8`,
      "cache-control": "no-store",
    };
    response.writeHead(content === undefined ? 404 : 200, headers).end(content);
  };
