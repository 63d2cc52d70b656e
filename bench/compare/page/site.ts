import { readFileSync } from "node:fs";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { ROOT } from "../../../scripts/root.ts";
import type { Handler } from "../../../scripts/serve/folder.ts";
import { serve } from "../../../scripts/serve/serve.ts";
import type { Contender } from "./contender.ts";
import { pageHtml } from "./page-html.ts";
import { type Send, sendAtOnce, slowNetwork } from "./slow-network.ts";

const TYPES: Readonly<Record<string, string>> = {
  "": "text/html; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

const SUGGESTIONS = ["Noorda Kust", "Halm Een"];

export interface Site {
  readonly url: string;
  readonly slowUrl: string;
  readonly close: () => Promise<unknown>;
}

/** Serves every contender's page, with Brotli at its highest level and without caching. */
export async function serveContenders(contenders: readonly Contender[]): Promise<Site> {
  const files = new Map<string, Buffer>();
  for (const contender of contenders)
    for (const [name, text] of Object.entries(await filesOf(contender)))
      files.set(`${pathOf(contender)}${name}`, brotliCompressSync(text));
  const fast = await serve({ handlers: [handlerOf(files, sendAtOnce)] });
  const slow = await serve({ handlers: [handlerOf(files, slowNetwork())] });
  return { url: fast.url, slowUrl: slow.url, close: () => Promise.all([fast.close(), slow.close()]) };
}

export const pathOf = ({ name }: Contender) => `/${name.replace(/\W+/g, "-")}/`;

/** The same page without its loader, which would receive the first presses. */
export const pressPathOf = (contender: Contender) => `${pathOf(contender)}no-loader.html`;

function handlerOf(files: Map<string, Buffer>, send: Send): Handler {
  const fromPackage = (path: string) => {
    if (!/^\/(dist|examples)\//.test(path)) return;
    const body = brotliCompressSync(readFileSync(join(ROOT, normalize(path))));
    files.set(path, body);
    return body;
  };
  return (request, response, next) => {
    const path = request.url?.split("?")[0] ?? "";
    if (path === "/suggest") return void response.end(JSON.stringify(SUGGESTIONS));
    const body = files.get(path) ?? fromPackage(path);
    if (!body) return next();
    const type = TYPES[extname(path)] ?? "application/octet-stream";
    send(response, { "content-type": type, "content-encoding": "br", "cache-control": "no-store" }, body);
  };
}

async function filesOf(contender: Contender): Promise<Record<string, string>> {
  const bare = { ...contender, parts: { ...contender.parts, loader: "" } };
  const pages = { "": pageHtml(contender), "no-loader.html": pageHtml(bare) };
  return contender.entry ? { ...pages, ...(await builtFiles(contender.entry)) } : pages;
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
        output: {
          minify: true,
          entryFileNames: "main.js",
          assetFileNames: "main[extname]",
          codeSplitting: false,
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  return Object.fromEntries(
    output.map((file) => [file.fileName, file.type === "chunk" ? file.code : String(file.source)]),
  );
}
