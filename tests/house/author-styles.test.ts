import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SHEETS } from "../fixtures/author-styles/sheets.ts";
import {
  addChanges,
  authorStylesPage,
  type ChangesBySheet,
  nameOf,
  TABLED_TAGS,
} from "../support/author-styles-table.ts";

const PAGE = readFileSync("docs/author-styles.md", "utf8");

test("docs/author-styles.md has a row for every element and a column for every style sheet", () => {
  expect(PAGE).toContain(`| element | ${Object.keys(SHEETS).join(" | ")} |`);
  for (const tag of TABLED_TAGS) expect(PAGE).toContain(`\n| \`${tag}\` | `);
});

test("a cell counts the names of the contract, whatever differs of them in the visits", () => {
  const found: ChangesBySheet = {};
  addChanges(found, "Bulma", { "dealer-call-us": ["margin-top", "margin-left"] });
  addChanges(found, "Bulma", { "dealer-call-us": ["color"] });
  const page = authorStylesPage(found);
  expect(page).toContain("\n| `dealer-call-us` | – | – | 2 | – | – | – | – | – |");
  expect(page).toContain("\n| `dealer-call-us` | `color`, `margin` |");
});

test("a property that no contract names is a surprise", () => {
  expect(nameOf("dealer-call-us", "margin-top")).toBe("margin");
  expect(nameOf("dealer-call-us", "float")).toBeUndefined();
});
