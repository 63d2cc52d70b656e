import { readFileSync } from "node:fs";
import type { Handler } from "../../scripts/serve/folder.ts";

const { DEALER_EDITION = "" } = process.env;
const STARTER = `dist/${DEALER_EDITION}/dealer-elements.js`;
const STALE = "/~stale/";

/** `/~stale/…` has a starter from before an update: the chunks that it names are no longer on the server. */
export const staleStarter: Handler = (request, response, next) => {
  if (!request.url?.startsWith(STALE)) return next();
  request.url = request.url.slice(STALE.length - 1);
  if (!request.url.includes("/dealer-elements.js")) return next();
  const stale = readFileSync(STARTER, "utf8").replace(/-[\da-f]{6}\b/g, "-000000");
  response.writeHead(200, { "content-type": "text/javascript" }).end(stale);
};
