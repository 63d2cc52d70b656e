import type { ServerResponse } from "node:http";
import type { Handler } from "../../scripts/serve/folder.ts";

const OK = (type: string) => ({ "content-type": type, "cache-control": "no-store" });

/** What servers, and what stands between them and a visitor, do instead of sending a script. */
export const FAULTS = {
  missing: (response) => response.writeHead(404).end(),
  /** The connection is lost before a byte has come. */
  reset: (response) => response.destroy(),
  /** A page that says that there is no such page. */
  html: (response) => response.writeHead(200, OK("text/html")).end("<!doctype html><p>Niet gevonden</p>"),
  /** Half a script: it was cut off where it was kept. */
  broken: (response) => response.writeHead(200, OK("text/javascript")).end("export const merel = {"),
  /** It never answers. */
  silent: () => {},
} satisfies Record<string, (response: ServerResponse) => void>;

export type Fault = keyof typeof FAULTS;

export const isFault = (name: string): name is Fault => name in FAULTS;

/** A server that has only this fault: `/~fault/<fault>`. */
export const FAULTY = "/~fault";

export const faultyServer: Handler = (request, response, next) => {
  const [, name = ""] = /^\/~fault\/(\w+)/.exec(request.url ?? "") ?? [];
  if (!isFault(name)) return next();
  FAULTS[name](response);
};
