import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "../support/ui.ts";
import { seed } from "./support/seed.ts";

test("PHP has nothing to report about the theme on any page", async ({ baseURL }) => {
  for (const path of seed.paths) expect((await fetch(new URL(path, baseURL))).status).toBe(200);
  expect((await fetch(new URL("/bestaat-niet/", baseURL))).status).toBe(404);
  expect(reportedByPhp().filter((line) => !line.includes("/wp-includes/"))).toEqual([]);
});

function reportedByPhp() {
  const log = process.env.DEALER_PHP_ERRORS;
  if (!log) throw new Error("Where PHP logs its errors is not known");
  return existsSync(log) ? readFileSync(log, "utf8").split("\n").filter(Boolean) : [];
}
