import { readFileSync } from "node:fs";
import type { Handler } from "../folder.ts";
import type { Build, Builds } from "./watched-build.ts";

const SCRIPT = "/~dev/reload.js";
const BUILDS = "/~dev/builds";

const code = readFileSync(new URL("reload.js", import.meta.url));

/** The tag that reloads a page when there is a newer build than the one it was served with. */
export const reloadTag = ({ id }: Build) => `<script src="${SCRIPT}" data-build="${id}"></script>\n`;

export const reloadScript: Handler = (request, response, next) => {
  if (request.url !== SCRIPT) return next();
  response.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-store" }).end(code);
};

/** Sends the id of the newest build to a page: at once, and after each save. */
export const buildEvents =
  (builds: Builds): Handler =>
  (request, response, next) => {
    if (request.url !== BUILDS) return next();
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    response.once(
      "close",
      builds.subscribe(({ id }) => response.write(`data: ${id}\n\n`)),
    );
  };
