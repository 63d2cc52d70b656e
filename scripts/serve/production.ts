import type { ServerResponse } from "node:http";
import compression from "compression";
import { folder, type Handler } from "./folder.ts";
import { serve } from "./serve.ts";

const YEAR_S = 31_536_000;

/** Pages are asked for anew, what they load is kept. */
const setHeaders = (response: ServerResponse, path: string) => {
  const isPage = /(\/|\.html)$/.test(path);
  response.setHeader("cache-control", isPage ? "no-cache" : `public,max-age=${YEAR_S},immutable`);
};

const compressed = compression() as unknown as Handler;

/** Serves the package and the examples as a dealer's host does: compressed and kept by browsers. */
export const serveAsInProduction = () =>
  serve({ handlers: [compressed, folder("dist", { setHeaders }), folder("examples", { setHeaders })] });
