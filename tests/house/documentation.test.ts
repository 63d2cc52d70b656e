import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { contracts } from "../../src/contracts.ts";

/* What readers of the documentation rely on: links, paths and names that exist, and a short README. */

const README_LINES = 90;
const FENCE = /^```.*?^```/gms;
const LINK = /\]\((?!https?:|mailto:)([^)\s]+)\)/g;
/** A path from the repository's root, without `*` or `<name>`. */
const PATH = /`((?:[\w.-]+\/)+(?:[\w.-]+)?|[\w.-]+\.(?:ts|tsx|mjs|json|md))`/g;
const BUILT = /^(?:dist|release|site)\//;
/** A function, and the file that it is in. */
const FUNCTION = /`#?(\w+)\(\)` in\s+`([^`]+)`/g;

const readme = readFileSync("README.md", "utf8");
const recipes = readdirSync("docs/recipes").map((name) => `docs/recipes/${name}`);
const guides = ["CONTRIBUTING.md", "docs/architecture.md", "docs/commands.md", "docs/decisions/gate.md"];
const pages = ["README.md", "docs/handleiding.md", ...guides, ...recipes];

const linksIn = (page: string) =>
  [...readFileSync(page, "utf8").replace(FENCE, "").matchAll(LINK)].map(([, link = ""]) => link);

/** The id that GitHub gives a heading. */
const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number} _-]/gu, "")
    .replaceAll(" ", "-");

const idsIn = (page: string) =>
  [
    ...readFileSync(page, "utf8")
      .replace(FENCE, "")
      .matchAll(/^#+ (.*)$/gm),
  ].map(([, heading = ""]) => idOf(heading));

function isDead(page: string, link: string): boolean {
  const [path = "", id] = link.split("#");
  const target = path === "" ? page : join(dirname(page), path);
  if (!existsSync(target)) return true;
  return id !== undefined && !(statSync(target).isFile() && idsIn(target).includes(id));
}

describe.each(pages)("%s", (page) => {
  it("has links that lead somewhere", () =>
    expect(linksIn(page).filter((link) => isDead(page, link))).toEqual([]));
});

const namesIn = (text: string) => [...text.matchAll(PATH)].map(([, path = ""]) => path);
const isMissing = (path: string) => !BUILT.test(path) && !existsSync(path);

const functionsIn = (text: string) =>
  [...text.matchAll(FUNCTION)].map(([, name = "", path = ""]) => ({ name, path }));

const definitionOf = (name: string) =>
  new RegExp(
    `^\\s*(?:export )?(?:async )?(?:(?:function|const) ${name}\\b|(?:override )?#?${name}\\(.*\\{$)`,
    "m",
  );

const isUndefined = ({ name, path }: { readonly name: string; readonly path: string }) =>
  !existsSync(path) || !definitionOf(name).test(readFileSync(path, "utf8"));

describe.each(guides)("%s", (page) => {
  const text = readFileSync(page, "utf8").replace(FENCE, "");

  it("names files and folders that exist", () => expect(namesIn(text).filter(isMissing)).toEqual([]));

  it("names functions where they are defined", () =>
    expect(functionsIn(text).filter(isUndefined)).toEqual([]));
});

describe("a dead link", () => {
  it.each(["docs/recipes/none.md", "docs/elements.md#dealer-none", "#none", "docs#none"])("%s", (link) =>
    expect(isDead("README.md", link)).toBe(true),
  );
});

describe("a wrong name in a guide", () => {
  it.each(["`src/none/`", "`src/none.ts`", "`none.config.ts`"])("%s", (text) =>
    expect(namesIn(text).filter(isMissing)).toHaveLength(1),
  );

  it.each([
    ["of a function that its file only calls", "`keepPresses()` in `src/starter/start.ts`"],
    ["of a function in a file that does not exist", "`start()` in\n  `src/none.ts`"],
  ])("%s", (_, text) => expect(functionsIn(text).filter(isUndefined)).toHaveLength(1));
});

describe("the README", () => {
  it("is short", () => expect(readme.split("\n").length - 1).toBeLessThanOrEqual(README_LINES));

  it.each(contracts)("has a row on $tag that leads to its reference", ({ tag }) =>
    expect(readme).toContain(`| [\`${tag}\`](docs/elements/${tag}.md) | `),
  );

  it.each(["npm start", "npm test"])("names the command %s", (command) =>
    expect(readme).toContain(`\`\`\`\n${command}\n\`\`\``),
  );

  it("leads to every recipe", () =>
    expect(recipes.filter((recipe) => !linksIn("README.md").some((link) => link.startsWith(recipe)))).toEqual(
      [],
    ));
});

describe("a fact that two pages state", () => {
  const browsers = readFileSync("docs/recipes/browsers.md", "utf8");
  const numbers = (row: string) => [...row.matchAll(/(?<=\| )[\d.]+(?= \|)/g)].map(([text]) => Number(text));
  const rows = browsers
    .split("\n")
    .map(numbers)
    .filter(({ length }) => length === 3);

  it("the oldest browsers follow from what the code uses, and are those of the README", () => {
    const [oldest = [], ...used] = rows;
    expect(used.length).toBeGreaterThan(3);
    expect(oldest).toEqual(oldest.map((_, column) => Math.max(...used.map((row) => row[column] ?? 0))));
    expect(numbers(readme.match(/^\| oldest version.*$/m)?.[0] ?? "")).toEqual(oldest);
  });

  it("the advised cache headers are those of the example servers", () => {
    const caching = readFileSync("docs/recipes/caching.md", "utf8");
    const nginx = readFileSync("examples/servers/nginx.conf", "utf8");
    const [, chunks, others] = /elements\/chunks\/ +"(.+?)";\n.*?elements\/ +"(.+?)";/.exec(nginx) ?? [];
    expect(caching).toContain(`| \`chunks/*\` | \`${chunks}\` |`);
    expect(caching).toContain(`| all others | \`${others}\`,`);
  });

  it.each(["README.md", ...guides])("each command of %s is a script of the package", (page) => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object };
    const named = readFileSync(page, "utf8").matchAll(/(?:`|^)npm (?:run )?([a-z:-]+)/gm);
    expect([...named].map(([, name = ""]) => name).filter((name) => !Object.hasOwn(scripts, name))).toEqual(
      [],
    );
  });
});
