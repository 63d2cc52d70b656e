import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { PORT } from "../../server/address.ts";
import { FOLDER, folderOf, HOSTS } from "./hosts.ts";

/* Serves each host's page under its own name below localhost, and the package like a CDN under the name `files`. */

const { name, version } = JSON.parse(readFileSync(join(FOLDER, "package.json"), "utf8"));
const PACKAGE_PATH = `/npm/${name}@${version}`;

type Serve = ReturnType<typeof sirv>;

const pages = new Map<string, Serve>(
  HOSTS.map((host) => [host, sirv(join(folderOf(host), "dist"), { dev: true })]),
);

const packageFiles = sirv(FOLDER, {
  dev: true,
  setHeaders: (response) => response.setHeader("Access-Control-Allow-Origin", "*"),
});

const cdn: Serve = (request, response, next) => {
  if (!request.url?.startsWith(`${PACKAGE_PATH}/`)) return next?.();
  request.url = request.url.slice(PACKAGE_PATH.length);
  packageFiles(request, response, next);
};
pages.set("files", cdn);

function answer(request: IncomingMessage, response: ServerResponse) {
  if (request.url === "/ready") return response.end();
  const [host = ""] = (request.headers.host ?? "").split(".");
  const notFound = () => {
    response.writeHead(404).end();
  };
  const serve = pages.get(host);
  if (serve) serve(request, response, notFound);
  else notFound();
}

createServer(answer).listen(PORT, "127.0.0.1");
