import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { compile } from "tailwindcss";
import { ROOT } from "../../scripts/root.ts";
import type { Handler } from "../../scripts/serve/folder.ts";
import { TAILWIND } from "../fixtures/author-styles/sheets.ts";

const FOLDER = `${ROOT}tests/fixtures/author-styles/`;
const { resolve } = createRequire(import.meta.url);

/** The words in our fixtures, of which Tailwind takes those that are its classes. */
const words = () =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".html"))
    .flatMap((name) => readFileSync(FOLDER + name, "utf8").split(/[\s"]+/));

async function tailwindSheet(): Promise<string> {
  const path = resolve("tailwindcss/index.css");
  const { build } = await compile('@import "tailwindcss";', {
    loadStylesheet: async () => ({ path, base: "", content: readFileSync(path, "utf8") }),
  });
  return build(words());
}

/** Serves Tailwind with the classes of our fixtures. */
export const tailwind: Handler = (request, response, next) => {
  if (request.url !== TAILWIND) return next();
  void tailwindSheet().then((css) => response.writeHead(200, { "content-type": "text/css" }).end(css));
};
