import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { describe, expect, it } from "vitest";
import type { PackageSizes } from "../../scripts/build/sizes.ts";
import { contracts } from "../../src/contracts.ts";
import { elementsBuild, STANDARD } from "../../vite.config.ts";

/*
 * What a page may cost, in bytes compressed with Brotli and in requests; times are measured in bench/. The built
 * package: `npm test` builds it first.
 */

const PAGE_BYTES = {
  "dealer-elements.js": 3072,
  "dealer-elements.css": 2000,
  "dealer-storage-guard.js": 3000,
};

/** All the code that the first press on a page with all of these waits for. */
const FIRST_PRESS_TAGS = ["dealer-loader", "dealer-mega-nav", "dealer-call-us", "dealer-to-top"];
const FIRST_PRESS_BYTES = { dist: 69_600, "dist/slim": 25_550 };

/** React, the kernel, the tag's own, a library of its own, and the bundler's runtime behind that. */
const MOST_REQUESTS = 5;
/** React, the kernel and the elements. */
const MOST_FIRST_REQUESTS = 3;

const MOST_OWN_BYTES = 4000;

type Folder = keyof typeof FIRST_PRESS_BYTES;
const FOLDERS = Object.keys(FIRST_PRESS_BYTES) as Folder[];

const brotliSize = (content: string | Buffer) => brotliCompressSync(content).length;
const sizesIn = (folder: Folder) => JSON.parse(readFileSync(`${folder}/sizes.json`, "utf8")) as PackageSizes;

function chunkOf(name: string, folder: Folder = "dist"): string {
  const file = readdirSync(`${folder}/chunks`).find((one) => new RegExp(`^${name}-\\w+\\.js$`).test(one));
  return readFileSync(`${folder}/chunks/${file}`, "utf8");
}

/** The files that a built module cannot run without, by their imports. */
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

  it.each(Object.entries(PAGE_BYTES))("loads %s, of at most %i bytes", (file, most) =>
    expect(brotliSize(readFileSync(`${folder}/${file}`))).toBeLessThanOrEqual(most),
  );

  it("waits for no more than this at the first press", () => {
    const files = Object.assign({}, ...FIRST_PRESS_TAGS.map(needsOf)) as Record<string, number>;
    expect(Object.keys(files).length).toBeLessThanOrEqual(MOST_FIRST_REQUESTS);
    const bytes = Object.values(files).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThanOrEqual(FIRST_PRESS_BYTES[folder]);
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

/** What is ours of the calendar's chunk, which has the library in it as well; without the names of its imports. */
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

describe("own code is at most 4 kB", () => {
  it.each(["tooltips", "carousel", "autocomplete"])("of dealer-%s", (name) =>
    expect(brotliSize(chunkOf(name))).toBeLessThanOrEqual(MOST_OWN_BYTES),
  );

  it("of dealer-date-input, calendar included", async () => {
    const calendar = await ownCalendar();
    expect(calendar).toContain("captionLayout");
    expect(brotliSize(chunkOf("date-input") + calendar)).toBeLessThanOrEqual(MOST_OWN_BYTES);
  });
});

describe.each(FOLDERS)(
  "in %s a library that not every visitor needs is asked for only on demand",
  (folder) => {
    it.each([
      ["tooltips", "floating"],
      ["date-input", "calendar"],
    ])("by dealer-%s: %s", (name, library) => {
      expect(chunkOf(name, folder)).toMatch(new RegExp(`\\bimport\\(.\\./${library}`));
      expect(chunkOf(name, folder)).not.toMatch(new RegExp(`\\bfrom.\\./${library}`));
    });
  },
);
