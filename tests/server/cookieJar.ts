import type { Handler } from "../../scripts/serve/folder.ts";

/** Tells which cookies a request carried; beside the test pages, so that theirs are among them. */
export const COOKIES_PATH = "/tests/pages/~cookies";

/** Sets a cookie that scripts may read and one that they may not. */
export const SET_COOKIES_PATH = "/~rig/set-cookies";

export const cookieJar: Handler = (request, response, next) => {
  if (request.url === SET_COOKIES_PATH) {
    response.setHeader("set-cookie", ["server=1; path=/", "hidden=1; path=/; HttpOnly"]);
    return void response.writeHead(204).end();
  }
  if (request.url !== COOKIES_PATH) return next();
  response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(JSON.stringify(request.headers.cookie ?? ""));
};
