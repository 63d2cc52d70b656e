import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { describe, expect, it } from "vitest";
import type { PackageSizes } from "../../scripts/build/sizes.ts";
import { contracts } from "../../src/contracts.ts";
import type { Contract } from "../../src/kernel/element/contract.ts";
import { elementsBuild, STANDARD } from "../../vite.config.ts";
import { FIRST_PRESS_BYTES, FIRST_PRESS_TAGS, PAGE_BYTES } from "./budgets.ts";

/* Times are measured in bench/. */

/** What a page with every element fetches for a visitor who has not moved yet, and what it does not need then. */
const IDLE_BYTES = { dist: 109_780, "dist/slim": 60_700 };

/** React, the kernel, the element, its library, and the bundler's runtime. */
const MOST_REQUESTS = 5;
/** React, the kernel and the elements. */
const MOST_FIRST_REQUESTS = 3;

/** Of each element's own code; the first limit of all was 4.5 kB, and docs/decisions/ has the page of each that is higher. */
const OWN_BYTES = {
  carousel: 5_740,
  tooltips: 5_350,
  autocomplete: 5_150,
  "consent-gate": 3_650,
  "date-input": 5_880,
};

type Folder = keyof typeof FIRST_PRESS_BYTES;
const FOLDERS = Object.keys(FIRST_PRESS_BYTES) as Folder[];

const brotliSize = (content: string | Buffer) => brotliCompressSync(content).length;
const sizesIn = (folder: Folder) => JSON.parse(readFileSync(`${folder}/sizes.json`, "utf8")) as PackageSizes;

function chunkOf(name: string, folder: Folder = "dist"): string {
  const file = readdirSync(`${folder}/chunks`).find((one) => new RegExp(`^${name}-\\w+\\.js$`).test(one));
  return readFileSync(`${folder}/chunks/${file}`, "utf8");
}

/** The files that a built module imports, directly or through others. */
function importsOf(folder: Folder, file: string, found = new Set<string>()): Set<string> {
  const code = readFileSync(`${folder}/${file}`, "utf8");
  for (const [, name] of code.matchAll(/(?:\bfrom|^import|[;}]import)\s*"\.\/([^"]+)"/g)) {
    const imported = `chunks/${name}`;
    if (!found.has(imported)) importsOf(folder, imported, found.add(imported));
  }
  return found;
}

describe.each(FOLDERS)("a page with %s", (folder) => {
  const { tags } = sizesIn(folder);
  const needsOf = (tag: string) => ({ ...tags[tag]?.shared, ...tags[tag]?.own });
  const filesOf = (some: readonly string[]): Record<string, number> =>
    Object.assign({}, ...some.map(needsOf));
  const bytesOf = (files: Record<string, number>) =>
    Object.values(files).reduce((sum, size) => sum + size, 0);

  it.each(Object.entries(PAGE_BYTES))("loads %s, of at most %i bytes", (file, most) =>
    expect(brotliSize(readFileSync(`${folder}/${file}`))).toBeLessThanOrEqual(most),
  );

  it("waits for few files and bytes at the first press", () => {
    const files = filesOf(FIRST_PRESS_TAGS);
    expect(Object.keys(files).length).toBeLessThanOrEqual(MOST_FIRST_REQUESTS);
    expect(bytesOf(files)).toBeLessThanOrEqual(FIRST_PRESS_BYTES[folder]);
  });

  it("fetches in idle time only what works without a visitor or is pressed first", () => {
    const all: readonly Contract[] = contracts;
    const idle = all.filter(({ start }) => !start.mode).map(({ tag }) => tag);
    expect(bytesOf(filesOf(idle))).toBeLessThanOrEqual(IDLE_BYTES[folder]);
  });

  it.each(contracts)("fetches few files for $tag, and all of them at once", ({ tag }) => {
    const files = Object.keys(needsOf(tag));
    expect(files.length).toBeLessThanOrEqual(MOST_REQUESTS);
    for (const file of files) expect(files).toEqual(expect.arrayContaining([...importsOf(folder, file)]));
    const starter = readFileSync(`${folder}/dealer-elements.js`, "utf8");
    for (const file of files) expect(starter).toContain(file.replace(/^chunks\/(.+)\.js$/, "$1"));
  });

  it.each(contracts.filter(({ library }) => library === "lit"))("has no React for $tag", ({ tag }) => {
    const files = Object.keys(needsOf(tag));
    expect(files).not.toContainEqual(expect.stringMatching(/\/(react|core)-/));
    expect(files).toContainEqual(expect.stringMatching(/\/kernel-/));
  });
});

/** Our own code in the calendar's chunk, without the calendar's library and without import statements. */
async function ownCalendar(): Promise<string> {
  const { build: options, ...rest } = elementsBuild(STANDARD);
  const { output } = (await build({
    ...rest,
    build: {
      ...options,
      write: false,
      rolldownOptions: {
        input: "src/date-input/calendar/Calendar.tsx",
        external: [/kernel\//, /^react/, /\.\.\//],
        preserveEntrySignatures: "strict",
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code.replace(/import[^;]+;/g, "");
}

describe("own code", () => {
  it.each(Object.entries(OWN_BYTES))("of dealer-%s is at most %i bytes", async (name, most) => {
    const onDemand = name === "date-input" ? await ownCalendar() : "";
    expect(brotliSize(chunkOf(name) + onDemand)).toBeLessThanOrEqual(most);
  });

  it("of the calendar is found", async () => expect(await ownCalendar()).toContain("captionLayout"));
});

describe.each(FOLDERS)("in %s code that not every visitor needs is fetched on demand", (folder) => {
  it.each([
    ["tooltips", "floating"],
    ["date-input", "calendar"],
    ["consent-gate", "held"],
  ])("by dealer-%s: %s", (name, library) => {
    expect(chunkOf(name, folder)).toMatch(new RegExp(`\\bimport\\(.\\./${library}`));
    expect(chunkOf(name, folder)).not.toMatch(new RegExp(`\\bfrom.\\./${library}`));
  });
});
