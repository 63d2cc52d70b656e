import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { featureNamed } from "../manifest/sources.ts";

const TEMPLATES = "scripts/create/templates";
const TAG = /^dealer-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/;
const USAGE =
  "npm run create -- dealer-<name> [--lit]   (--lit: it only watches the page and draws nothing itself)";

const [tag = "", ...options] = process.argv.slice(2);
const [, name] = TAG.exec(tag) ?? [];
if (!name || options.some((option) => option !== "--lit")) fail(USAGE);
// npm keeps an option for itself that is written without `--` before it.
const isLit = options.includes("--lit") || process.env.npm_config_lit === "true";
const folder = `src/${name}`;
if (existsSync(folder)) fail(`${folder} exists`);

const { contract, className } = featureNamed(name);
const words: Readonly<Record<string, string>> = {
  __name__: name,
  __Name__: className.replace("Dealer", ""),
  __variable__: contract.replace("Contract", ""),
};
const filled = (text: string) => text.replace(/__\w+?__/g, (word) => words[word] ?? word);

mkdirSync(folder);
for (const template of ["both", isLit ? "lit" : "react"])
  for (const file of readdirSync(`${TEMPLATES}/${template}`)) {
    const path = file.startsWith("demo")
      ? `examples/catalogue/demos/${tag}.html`
      : `${folder}/${fileNameOf(file)}`;
    writeFileSync(path, filled(readFileSync(`${TEMPLATES}/${template}/${file}`, "utf8")));
    console.log(path);
  }
execFileSync("npm", ["run", "--silent", "generate"], { stdio: "inherit" });
execFileSync("node_modules/.bin/biome", ["check", "--write", folder], { stdio: "inherit" });
console.log(`
${tag} is in every list, in the manifest and in docs/elements.md. Next:
- npm run test:feature ${name}
- its tests in tests/e2e/elements/, its section in docs/handleiding.md, its rows in README.md and CHANGELOG.md`);

function fileNameOf(template: string): string {
  return filled(template.replace(/\.txt$/, ""));
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
