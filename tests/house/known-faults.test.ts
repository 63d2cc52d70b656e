import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/* A test of a fault that is not mended yet names the issue that will mend it: test.fail(…, "#29"). */

const EXPECTED_FAILURE = /\b(?:test|it|describe)\.fails?\b/g;
const WITH_ISSUE = /\btest\.fail\([^;]+, "#\d+"\)/g;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const isNamed = (text: string) => count(text, EXPECTED_FAILURE) === count(text, WITH_ISSUE);

const unnamed = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(spec|test)\.tsx?$/.test(name) && name !== "house/known-faults.test.ts")
    .filter((name) => !isNamed(readFileSync(join(folder, name), "utf8")));

it.each([
  ['test.fail(true, "#29");', true],
  ['test.fail(engine === "webkit", "#30");', true],
  ["test.fail();", false],
  ['test.fail(true, "soon");', false],
  ['test.fail("opens", async () => {});', false],
  ['it.fails("opens", () => {});', false],
  ['test.fail();\ntest.fail(true, "#29");', false],
])("%s: %s", (text, isAllowed) => expect(isNamed(text)).toBe(isAllowed));

it.each(["src", "scripts", "tests"])("every expected failure in %s names its issue", (folder) =>
  expect(unnamed(folder)).toEqual([]),
);
