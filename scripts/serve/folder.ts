import type { IncomingMessage, ServerResponse } from "node:http";
import sirv, { type Options } from "sirv";
import { ROOT } from "../root.ts";

/** Answers the request or leaves it to the next handler. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Serves one folder of the repository under its own name: by default as its files are at that moment. */
export function folder(path: string, options: Options = { dev: true }): Handler {
  const files = sirv(`${ROOT}${path}`, options);
  const prefix = `/${path}`;
  return (request, response, next) => {
    const url = request.url ?? "/";
    if (!url.startsWith(`${prefix}/`)) return next();
    request.url = url.slice(prefix.length);
    files(request, response, () => {
      request.url = url;
      next();
    });
  };
}
