import type { ServerResponse } from "node:http";
import type { Handler } from "../../scripts/serve/folder.ts";

const OK = (type: string) => ({ "content-type": type, "cache-control": "no-store" });

/** Faults of servers and proxies that send no working script. */
export const FAULTS = {
  missing: (response) => response.writeHead(404).end(),
  /** The connection is lost before the first byte. */
  reset: (response) => response.destroy(),
  /** An HTML page that reports a missing page. */
  html: (response) => response.writeHead(200, OK("text/html")).end("<!doctype html><p>Niet gevonden</p>"),
  /** Half a script, truncated in a cache. */
  broken: (response) => response.writeHead(200, OK("text/javascript")).end("export const merel = {"),
  /** The server never answers. */
  silent: () => {},
} satisfies Record<string, (response: ServerResponse) => void>;

export type Fault = keyof typeof FAULTS;

export const isFault = (name: string): name is Fault => name in FAULTS;

/** The path of servers with one fault each: `/~fault/<fault>`. */
export const FAULTY = "/~fault";

export const faultyServer: Handler = (request, response, next) => {
  const [, name = ""] = /^\/~fault\/(\w+)/.exec(request.url ?? "") ?? [];
  if (!isFault(name)) return next();
  FAULTS[name](response);
};
