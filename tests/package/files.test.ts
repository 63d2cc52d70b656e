import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { Script } from "node:vm";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { PackageSizes } from "../../scripts/build/sizes.ts";
import { contracts } from "../../src/contracts.ts";

/* The built package: `npm test` builds it first. */

/** A busy machine needs long to compress every file. */
const COMPRESSION_TIMEOUT_MS = 120_000;

const brotliSize = (path: string) => brotliCompressSync(readFileSync(path)).length;

describe.each(["dist", "dist/slim"])("the package built into %s", (folder) => {
  it("has a storage guard that is one classic script", () => {
    const guard = readFileSync(`${folder}/dealer-storage-guard.js`, "utf8");
    expect(() => new Script(guard)).not.toThrow();
    expect(guard).toMatch(/^"use strict";/);
    expect(guard).not.toMatch(/\bimport\b/);
  });

  it("never names Node's `process`, for which Parcel installs a polyfill", () => {
    const scripts = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.c?js$/.test(name),
    );
    expect(scripts.length).toBeGreaterThan(contracts.length);
    const found = scripts.filter((name) => /\bprocess\b/.test(readFileSync(`${folder}/${name}`, "utf8")));
    expect(found).toEqual([]);
  });

  it("has a starter without static imports", () => {
    const starter = readFileSync(`${folder}/dealer-elements.js`, "utf8");
    expect(starter).not.toMatch(/(^|[;}])import\s*["{*]/);
  });

  it(
    "lists the size of every tag, file by file",
    () => {
      const { page, tags } = JSON.parse(readFileSync(`${folder}/sizes.json`, "utf8")) as PackageSizes;
      expect(Object.keys(tags)).toEqual(contracts.map(({ tag }) => tag));
      const sizes = [page, ...Object.values(tags).flatMap((tag) => [tag.own, tag.shared, tag.onDemand])];
      for (const [file, size] of sizes.flatMap(Object.entries))
        expect(brotliSize(`${folder}/${file}`)).toBe(size);
      expect(Object.keys(tags["dealer-carousel"]?.own ?? {})).toContainEqual(
        expect.stringMatching(/^chunks\/carousel-/),
      );
      expect(Object.keys(tags["dealer-date-input"]?.onDemand ?? {})).toContainEqual(
        expect.stringMatching(/^chunks\/calendar-/),
      );
    },
    COMPRESSION_TIMEOUT_MS,
  );
});

it("the built package has the hash of every file that a page loads", () => {
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
