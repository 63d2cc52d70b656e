import type { Handler } from "../../scripts/serve/folder.ts";

/** An empty document on the server's origin, for tests that need an origin but no page. */
export const BLANK_PATH = "/~rig/blank.html";

/** A file below dist/ that exists without a build, so that the rig can be tested alone. */
const PIECE_PATH = "/dist/rig-piece.js";

export const blankPage = answer(BLANK_PATH, "text/html", "<!doctype html><title>Leeg</title>");

export const pieceOfDist = answer(
  PIECE_PATH,
  "text/javascript",
  'document.documentElement.dataset.piece = "arrived";',
);

/** Browsers request it by themselves, and a 404 would appear in the console of every test. */
export const noFavicon: Handler = (request, response, next) => {
  if (request.url !== "/favicon.ico") return next();
  response.writeHead(204).end();
};

function answer(path: string, type: string, body: string): Handler {
  return (request, response, next) => {
    if (request.url !== path) return next();
    response
      .writeHead(200, { "content-type": `${type};charset=utf-8`, "cache-control": "no-store" })
      .end(body);
  };
}
