import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { builtFiles, committedFiles } from "../../scripts/manifest/files.ts";
import { contracts } from "../../src/contracts.ts";

/*
 * References to docs/spec.md by number: "spec §4.3", or a list of them such as "spec §2.3, §4.3 and §9". Numbers of the
 * specification stay out of the texts that authors read: there they would explain nothing.
 */

const SPEC = "docs/spec.md";

/** Licences and lock files are by others; this file has made-up references. */
const LEFT_OUT = /(?:^|\/)(?:LICENSE|package-lock\.json|spec\.test\.ts)$/;

const PUBLIC_TEXTS = ["README.md", "docs/handleiding.md", ...Object.keys(committedFiles())];

const HEADING = /^#{2,3} (\d+(?:\.\d+)?)\.? /gm;
const NUMBER = /§(\d+(?:\.\d+)?)/g;
const REFERENCE = /\bspec (?:(?:, | and | or | to )?§\d+(?:\.\d+)?)+/g;
/** A document's file name. */
const DOCUMENT = /(?<![-\w])[A-Z]+\.md\b/g;
const CAPITAL_NAME = /(?<![-\w])(?:SPEC|CONTRACT)(?![-\w])/g;

const tracked = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8" }).split("\0").filter(existsSync);

/** Without the line breaks that a paragraph or a comment has in the middle of a reference. */
const unwrapped = (text: string) => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, " ");

const texts = tracked
  .filter((path) => !LEFT_OUT.test(path))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }))
  .filter(({ text }) => !text.includes("\0"))
  .map(({ path, text }) => ({ path, text: unwrapped(text) }));

const headings = new Set([...readFileSync(SPEC, "utf8").matchAll(HEADING)].map(([, number]) => number));

const numbersIn = (text: string) => [...text.matchAll(NUMBER)].map(([, number]) => number);
const numbersAround = (text: string) =>
  [...text.matchAll(NUMBER)].map(({ index }) => text.slice(Math.max(0, index - 40), index + 10));
const referencesIn = (text: string) => (text.match(REFERENCE) ?? []).flatMap(numbersIn);

/** What is found in all texts, each with its file for the report. */
const found = (pick: (text: string, path: string) => readonly (string | undefined)[]) =>
  texts.flatMap(({ path, text }) => pick(text, path).map((what) => `${path}: ${what}`));

describe("a reference to the specification", () => {
  it("is read with all its numbers", () =>
    expect(referencesIn("(spec §2.3, §4.3) and spec §9; spec §1 to §3")).toEqual([
      "2.3",
      "4.3",
      "9",
      "1",
      "3",
    ]));

  it("exists in the repository", () =>
    expect(texts.some(({ text }) => referencesIn(text).length > 0)).toBe(true));

  it("leads to a heading with its number", () =>
    expect(found((text) => referencesIn(text).filter((number) => !headings.has(number)))).toEqual([]));

  it("leads to a heading within the specification too", () =>
    expect(numbersIn(readFileSync(SPEC, "utf8")).filter((number) => !headings.has(number))).toEqual([]));

  it("has no other form than this one", () =>
    expect(found((text, path) => (path === SPEC ? [] : numbersAround(text.replace(REFERENCE, ""))))).toEqual(
      [],
    ));

  it("is in no text for authors", () => {
    const data = Object.entries(builtFiles()).map(([path, text]) => ({ path, text }));
    const page = texts.filter(({ path }) => PUBLIC_TEXTS.includes(path));
    expect([...page, ...data].filter(({ text }) => /§\d/.test(text)).map(({ path }) => path)).toEqual([]);
  });
});

/** "| Loader: fade | 2000 ms | `dealer-loader` | `fade-ms` |" of the table in §9, by the attribute that it is about. */
const constants = readFileSync(SPEC, "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .flatMap(([, , value, tag, names]) =>
    [...(names ?? "").matchAll(/`([a-z-]+)`/g)].map(([, name]) => ({
      name: `${tag} ${name}`,
      value: `${value}`,
    })),
  );

/** As English texts write them: 1000, but 10,000. */
const inEnglish = new Intl.NumberFormat("en", { useGrouping: "min2" });

const numericDefaults = contracts.flatMap(({ tag, attributes }) =>
  Object.entries(attributes)
    .filter(([, { type }]) => type === "number")
    .map(([name, row]) => ({ name: `\`${tag}\` ${name}`, value: inEnglish.format(Number(row.default)) })),
);

describe("the table of constants in §9", () => {
  it("has a row for every number that a contract promises, and the same number in it", () =>
    expect(
      numericDefaults.filter(({ name, value }) => {
        const row = constants.find((constant) => constant.name === name);
        return !row?.value.match(/[\d.,]*\d/g)?.includes(value);
      }),
    ).toEqual([]));
});

describe("a document that a text refers to", () => {
  const files = new Set(tracked.map((path) => basename(path)));

  it("is in the repository, if it is named by its file", () =>
    expect(found((text) => (text.match(DOCUMENT) ?? []).filter((name) => !files.has(name)))).toEqual([]));

  it("is not named in capitals alone", () =>
    expect(found((text) => text.match(CAPITAL_NAME) ?? [])).toEqual([]));
});
