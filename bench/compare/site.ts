import { readFileSync } from "node:fs";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { type Handler, ROOT, serve } from "../../scripts/serve.ts";
import type { Contender } from "./contender.ts";
import { pageHtml } from "./page-html.ts";

const TYPES: Readonly<Record<string, string>> = {
  "": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

const SUGGESTIONS = ["Noorda Kust", "Halm Een"];

/** Serves every contender's page, all files compressed with Brotli as well as can be, none kept by the browser. */
export async function serveContenders(contenders: readonly Contender[]) {
  const files = new Map<string, Buffer>();
  for (const contender of contenders)
    for (const [name, text] of Object.entries(await filesOf(contender)))
      files.set(`${pathOf(contender)}${name}`, brotliCompressSync(text));
  const fromPackage = (path: string) => {
    if (!/^\/(dist|examples)\//.test(path)) return;
    const body = brotliCompressSync(readFileSync(join(ROOT, normalize(path))));
    files.set(path, body);
    return body;
  };
  const handler: Handler = (request, response, next) => {
    const path = request.url?.split("?")[0] ?? "";
    if (path === "/suggest") return void response.end(JSON.stringify(SUGGESTIONS));
    const body = files.get(path) ?? fromPackage(path);
    if (!body) return next();
    const type = TYPES[extname(path)] ?? "application/octet-stream";
    const headers = { "content-type": type, "content-encoding": "br", "cache-control": "no-store" };
    response.writeHead(200, headers).end(body);
  };
  return serve({ handlers: [handler] });
}

export const pathOf = ({ name }: Contender) => `/${name.replace(/\W+/g, "-")}/`;

async function filesOf(contender: Contender): Promise<Record<string, string>> {
  const page = { "": pageHtml(contender) };
  return contender.entry ? { ...page, ...(await builtFiles(contender.entry)) } : page;
}

async function builtFiles(entry: URL): Promise<Record<string, string>> {
  const { output } = (await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      target: "es2022",
      minify: "terser",
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: { main: entry.pathname },
        output: { entryFileNames: "main.js", assetFileNames: "main[extname]", codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return Object.fromEntries(
    output.map((file) => [file.fileName, file.type === "chunk" ? file.code : String(file.source)]),
  );
}
