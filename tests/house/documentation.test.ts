import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { contracts } from "../../src/contracts.ts";

/* What a reader of README.md and docs/ may count on: links that lead somewhere, and an entrance that stays short. */

const README_LINES = 90;
const FENCE = /^```.*?^```/gms;
const LINK = /\]\((?!https?:|mailto:)([^)\s]+)\)/g;

const readme = readFileSync("README.md", "utf8");
const recipes = readdirSync("docs/recipes").map((name) => `docs/recipes/${name}`);
const pages = ["README.md", "docs/handleiding.md", "docs/commands.md", ...recipes];

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

describe("a dead link", () => {
  it.each(["docs/recipes/none.md", "docs/elements.md#dealer-none", "#none", "docs#none"])("%s", (link) =>
    expect(isDead("README.md", link)).toBe(true),
  );
});

describe("the README", () => {
  it("is short", () => expect(readme.split("\n").length - 1).toBeLessThanOrEqual(README_LINES));

  it.each(contracts)("has a row on $tag that leads to its reference", ({ tag }) =>
    expect(readme).toContain(`| [\`${tag}\`](docs/elements.md#${tag}) | `),
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

  it("each command of docs/commands.md is a script of the package", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: object };
    const named = readFileSync("docs/commands.md", "utf8").matchAll(/npm (?:run )?([a-z:-]+)/g);
    expect([...named].map(([, name = ""]) => name).filter((name) => !Object.hasOwn(scripts, name))).toEqual(
      [],
    );
  });
});
