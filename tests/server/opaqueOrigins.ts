import type { Handler } from "../../scripts/serve.ts";

/** Lets pages in a sandbox, which have no origin, load modules: to them every server is another's. */
export const opaqueOrigins: Handler = (request, response, next) => {
  if (request.headers.origin === "null") response.setHeader("access-control-allow-origin", "*");
  next();
};
