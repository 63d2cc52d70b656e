import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/* What libraries of a page replace by a function that does less than the browser's. */

/** Prototype.js has one that calls no function. */
const ARRAY_FROM = /\bArray\.from\(/;

it("no source needs a built-in function that a library of the page replaces", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test(-support)?\.ts$/.test(file));
  const found = sources.filter((file) => ARRAY_FROM.test(readFileSync(join("src", file), "utf8")));
  expect(sources.length).toBeGreaterThan(100);
  expect(found, "write [...items].map(…), or [...Array(count).keys()].map(…)").toEqual([]);
});
