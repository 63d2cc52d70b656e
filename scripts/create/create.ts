import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { featureNamed } from "../manifest/sources.ts";

const TEMPLATES = "scripts/create/templates";
const WORDS = "cspell-words.txt";
const TAG = /^dealer-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/;
const USAGE =
  "npm run create -- dealer-<name> [--lit]   (--lit: it only watches the page and draws nothing itself)";

const [tag = "", ...options] = process.argv.slice(2);
const [, name] = TAG.exec(tag) ?? [];
if (!tag) fail(USAGE);
if (!name) fail(`"${tag}": lower-case letters, digits and hyphens after "dealer-". ${USAGE}`);
for (const option of options) if (option !== "--lit") fail(`Unknown option ${option}. ${USAGE}`);
// npm keeps an option for itself that is written without `--` before it.
const isLit = options.includes("--lit") || process.env.npm_config_lit === "true";
const folder = `src/${name}`;
if (existsSync(folder)) fail(`The name ${tag} is taken: ${folder} exists`);

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
addWords(name.split("-"));
execFileSync("npm", ["run", "--silent", "generate"], { stdio: "inherit" });
execFileSync("node_modules/.bin/biome", ["check", "--write", folder], { stdio: "inherit" });
console.log(`
${tag} is in every list, in the manifest and in docs/elements/. Next:
- npm run test:feature ${name}
- the steps under "Add an element" in CONTRIBUTING.md: tests, texts, pictures`);

/** The spelling check would not know a Dutch name. */
function addWords(words: readonly string[]): void {
  const known = readFileSync(WORDS, "utf8").split("\n").filter(Boolean);
  const all = [...new Set([...known, ...words])].sort();
  writeFileSync(WORDS, `${all.join("\n")}\n`);
}

function fileNameOf(template: string): string {
  return filled(template.replace(/\.txt$/, ""));
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
