import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { greenPage, readVersions } from "../consumers/tools-table.ts";

test("docs/tools.md has every tool with its version, and every verdict is ok (npm run tools)", () =>
  expect(readFileSync("docs/tools.md", "utf8")).toBe(greenPage(readVersions())));
