import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import sirv, { type Options } from "sirv";
import { searchList } from "./search-list.ts";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));
const HOST = "127.0.0.1";
const START_PAGE = "/examples/dealership/";

/** Answers the request or leaves it to the next handler. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface ServeOptions {
  /** 0 takes any free port. */
  port?: number;
  /** Asked in this order, before the repository's own files. */
  handlers?: readonly Handler[];
}

const searches = [
  searchList("dealership", "site/voorraad.json"),
  searchList("museum", "site/collectie.json"),
  searchList("catalogue", "demos/autos.json"),
];

/** Serves the built package and the examples on the loopback address, never from a cache. */
export async function serve({ port = 0, handlers = [] }: ServeOptions = {}) {
  const chain = [...handlers, startPage, ...searches, folder("dist"), folder("examples"), manifest, notFound];
  const server = createServer((request, response) => passOn(chain, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, HOST, resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://${HOST}:${taken}`, close };
}

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

const rootFiles = sirv(ROOT, { dev: true });

const manifest: Handler = (request, response, next) =>
  request.url === "/custom-elements.json" ? rootFiles(request, response, next) : next();

const startPage: Handler = (request, response, next) => {
  if (request.url !== "/") return next();
  response.writeHead(302, { location: START_PAGE }).end();
};

const notFound: Handler = (_request, response) => {
  response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
};

function passOn(chain: readonly Handler[], request: IncomingMessage, response: ServerResponse) {
  const [first, ...rest] = chain;
  first?.(request, response, () => passOn(rest, request, response));
}
