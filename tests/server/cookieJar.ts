import type { Handler } from "../../scripts/serve/folder.ts";

/** Returns a request's cookies; next to the test pages, so that cookies for their path are included. */
export const COOKIES_PATH = "/tests/pages/~cookies";

/** Sets one cookie that scripts can read and one that they cannot. */
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
