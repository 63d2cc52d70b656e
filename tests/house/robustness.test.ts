import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { merged, robustnessTable, rowsIn, rowsOf } from "../support/robustness-table.ts";
import { count, type Tallies, TRIALS } from "../support/trials.ts";

const page = (...said: readonly (readonly [engine: string, said: string, isOk: boolean])[]) => {
  const tallies: Tallies = new Map();
  for (const [engine, words, isOk] of said) count(tallies, engine, words, isOk);
  return robustnessTable(rowsOf(tallies));
};

test("a run counts each engine's tries and failed tests", () =>
  expect(
    page(["chromium", "1000 step", true], ["chromium", "200 step", false], ["webkit", "7 step", true]),
  ).toBe(
    `| What was tried | Chromium | Firefox | WebKit |\n| --- | ---: | ---: | ---: |\n| ${TRIALS.step} | 1,200, 1 test failed | – | 7 |`,
  ));

test("rows that a run leaves out stay the same", () => {
  const before = rowsIn(
    page(["chromium", "1 step", false], ["firefox", "2 step", true], ["firefox", "3 slot", true]),
  );
  const now = rowsIn(page(["chromium", "4 step", true]));
  expect(merged(now, before)).toEqual(
    rowsIn(page(["chromium", "4 step", true], ["firefox", "2 step", true], ["firefox", "3 slot", true])),
  );
});

test("docs/robustness.md has a row for every trial", () =>
  expect([...rowsIn(readFileSync("docs/robustness.md", "utf8")).keys()]).toEqual(Object.values(TRIALS)));
