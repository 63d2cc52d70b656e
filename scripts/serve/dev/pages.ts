import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../../root.ts";
import type { Handler } from "../folder.ts";
import { reloadTag } from "./reload.ts";
import type { Builds } from "./watched-build.ts";

const PAGE = /^\/(examples|tests\/pages)\/(.*\/)?([^/]*\.html)?$/;

/** Serves the pages with the tag that reloads them. While the build has an error, each page shows that instead. */
export const pages =
  (builds: Builds): Handler =>
  async (request, response, next) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (!PAGE.test(pathname)) return next();
    const build = builds.get();
    const file = join(ROOT, pathname.endsWith("/") ? `${pathname}index.html` : pathname);
    const html = build.error ? errorPage(build.error) : await readFile(file, "utf8").catch(() => undefined);
    if (html === undefined) return next();
    response.writeHead(200, { "content-type": "text/html;charset=utf-8", "cache-control": "no-store" });
    response.end(html + reloadTag(build));
  };

const errorPage = (error: string) =>
  `<!doctype html><meta charset="utf-8"><title>Build error</title><pre>${escaped(error)}</pre>\n`;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
