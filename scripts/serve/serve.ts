import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import sirv from "sirv";
import { ROOT } from "../root.ts";
import { folder, type Handler } from "./folder.ts";
import { searchList } from "./search-list.ts";

const HOST = "127.0.0.1";
const START_PAGE = "/examples/dealership/";

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
