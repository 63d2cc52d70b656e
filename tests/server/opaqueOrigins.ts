import type { Handler } from "../../scripts/serve/folder.ts";

/** Allows sandboxed pages, which have an opaque origin, to load modules cross-origin. */
export const opaqueOrigins: Handler = (request, response, next) => {
  response.setHeader("vary", "origin");
  if (request.headers.origin === "null") response.setHeader("access-control-allow-origin", "*");
  next();
};
