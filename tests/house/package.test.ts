import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { Script } from "node:vm";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { contracts } from "../../src/contracts.ts";

/* The built package: `npm test` builds it first. */

const KB = 1000;
const brotliSize = (path: string) => brotliCompressSync(readFileSync(path)).length;

describe("the built package", () => {
  it("has a starter of at most 3 kB", () =>
    expect(brotliSize("dist/dealer-elements.js")).toBeLessThanOrEqual(3 * KB));

  it("has a style sheet of at most 2 kB", () =>
    expect(brotliSize("dist/dealer-elements.css")).toBeLessThanOrEqual(2 * KB));

  it("has a storage guard of at most 3 kB", () =>
    expect(brotliSize("dist/dealer-storage-guard.js")).toBeLessThanOrEqual(3 * KB));

  it("has a storage guard that is one classic script", () => {
    const guard = readFileSync("dist/dealer-storage-guard.js", "utf8");
    expect(() => new Script(guard)).not.toThrow();
    expect(guard).toMatch(/^"use strict";/);
    expect(guard).not.toMatch(/\bimport\b/);
  });

  it("has a starter that imports nothing by itself", () => {
    const starter = readFileSync("dist/dealer-elements.js", "utf8");
    expect(starter).not.toMatch(/(^|[;}])import\s*["{*]/);
  });

  it("has the hash of every file that a page loads", () => {
    const hashes = JSON.parse(readFileSync("dist/integrity.json", "utf8")) as Record<string, string>;
    expect(Object.keys(hashes)).toEqual(
      expect.arrayContaining(["dealer-elements.js", "dealer-elements.css", "dealer-storage-guard.js"]),
    );
    for (const [file, hash] of Object.entries(hashes)) {
      const actual = createHash("sha384")
        .update(readFileSync(`dist/${file}`))
        .digest("base64");
      expect(hash).toBe(`sha384-${actual}`);
    }
  });

  it("has every file that package.json promises", () => {
    const { exports } = JSON.parse(readFileSync("package.json", "utf8")) as {
      exports: Record<string, unknown>;
    };
    const paths = JSON.stringify(exports).match(/\.\/[^"]+/g) ?? [];
    const files = paths.filter((path) => path.includes("dist/") && !path.includes("*"));
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) expect(existsSync(file), file).toBe(true);
  });
});

/**
 * Imports one of the package's entries in a Node of its own, and says what it exports and whether it make others
 * believe that they are in a browser.
 */
function importOnServer(entry: string) {
  const code = `
    const module = await import(${JSON.stringify(entry)});
    const tags = Object.entries(module).map(([name, { tag }]) => [name, tag]);
    console.log(JSON.stringify({ tags, polluted: "HTMLElement" in globalThis || "document" in globalThis }));`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    encoding: "utf8",
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as { tags: [string, string?][]; polluted: boolean };
}

describe("on a server", () => {
  it("the classes can be imported, and nothing is registered", () => {
    const { tags, polluted } = importOnServer("dealer-elements");
    expect(tags).toEqual(expect.arrayContaining(contracts.map(({ className, tag }) => [className, tag])));
    expect(polluted).toBe(false);
  });

  it.each(contracts)("$tag can be imported", ({ tag }) => {
    expect(importOnServer(`dealer-elements/elements/${tag}.js`)).toEqual({ tags: [], polluted: false });
  });

  it("so can the starter", () => {
    expect(importOnServer("dealer-elements/dealer-elements.js").tags.map(([name]) => name)).toEqual([
      "declareScript",
    ]);
  });
});
