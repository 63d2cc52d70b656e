import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  countField,
  type FieldTallies,
  fieldRows,
  fieldTable,
  rowName,
  rowNamesIn,
} from "../support/field-table.ts";

const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));

test("docs/themes.md has a row for every framework, theme and page, with the installed version", () =>
  expect(rowNamesIn(readFileSync("docs/themes.md", "utf8"))).toEqual(
    fieldRows.map((row) => rowName(row, devDependencies)),
  ));

test("a cell says in how many visits a check failed", () => {
  const tallies: FieldTallies = {};
  for (const result of ["ok", "not", "ok"]) countField(tallies, `astra mouse ${result}`);
  countField(tallies, "astra caret ok");
  expect(fieldTable("theme", tallies, {})).toContain(
    "| Astra | 1 of 3 fail | – | – | – | ok | – | – | – | – |",
  );
});

test("a known fault has no number, which differs from run to run", () => {
  const table = (faulty: number) =>
    fieldTable("framework", { uikit: { keyboard: { visits: 8, faulty } } }, {});
  expect(table(1)).toContain("| UIkit | – | fails in part |");
  expect(table(2)).toBe(table(1));
  expect(table(0)).toBe(table(1));
});

test("a row that a run leaves out stays as it was", () => {
  const before = "| Storefront | ok | 1 of 2 fail | – | ok | ok | ok | ok | ok | ok |";
  const table = fieldTable("theme", { astra: { mouse: { visits: 1, faulty: 0 } } }, {}, before);
  expect(table).toContain(`\n| Astra | ok | –`);
  expect(table).toContain(`\n${before}\n`);
});
