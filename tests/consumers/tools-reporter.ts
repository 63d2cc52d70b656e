import { readFileSync, writeFileSync } from "node:fs";
import type { Reporter, TestCase } from "vitest/node";
import { TOOLS, type ToolName } from "./tools.ts";
import { readVersions, type ToolTallies, type ToolTally, toolsPage } from "./tools-table.ts";

const PAGE = "docs/tools.md";

/** With DEALER_TOOLS, writes docs/tools.md; any other run that tries all tools fails if the page says something else. */
export default class ToolsReporter implements Reporter {
  readonly #tallies: Partial<Record<ToolName, ToolTally>> = {};

  onTestCaseResult(test: TestCase): void {
    const { tool } = test.meta();
    const { state } = test.result();
    if (!tool || state === "skipped") return;
    const { tests, failed } = this.#tallies[tool] ?? { tests: 0, failed: 0 };
    this.#tallies[tool] = { tests: tests + 1, failed: failed + Number(state !== "passed") };
  }

  onTestRunEnd(): void {
    if (!isWhole(this.#tallies)) return;
    const page = toolsPage(this.#tallies, readVersions());
    if (process.env.DEALER_TOOLS) writeFileSync(PAGE, page);
    else if (readFileSync(PAGE, "utf8") !== page) outOfDate();
  }
}

const isWhole = (tallies: Partial<ToolTallies>): tallies is ToolTallies =>
  Object.keys(TOOLS).every((name) => name in tallies);

function outOfDate(): void {
  console.log(`\n${PAGE} is out of date: run npm run tools\n`);
  process.exitCode = 1;
}
