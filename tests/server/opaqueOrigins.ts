import type { Handler } from "../../scripts/serve/folder.ts";

/** Lets pages in a sandbox, which have no origin, load modules: to them every server is another's. */
export const opaqueOrigins: Handler = (request, response, next) => {
  response.setHeader("vary", "origin");
  if (request.headers.origin === "null") response.setHeader("access-control-allow-origin", "*");
  next();
};
