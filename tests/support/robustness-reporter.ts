import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { merged, robustnessTable, rowsIn, rowsOf } from "./robustness-table.ts";
import { count, type Tallies, TRIED } from "./trials.ts";

const PAGE = "docs/robustness.md";
const INTRODUCTION = `# On a stranger's page

What the long run (\`npm run soak\`) has tried on pages that nobody here wrote, and how often. A number alone: no test of it
failed. The run writes this page; what a run leaves out (\`npm run soak -- --project=firefox\`) stays as it was. \`npm test\` makes a
short run of the same. An engine without a number cannot be driven so.

`;

/** Says at the end of a run what the robustness tests tried; the long run writes it down. */
export default class RobustnessReporter implements Reporter {
  readonly #tallies: Tallies = new Map();

  onTestEnd(test: TestCase, { annotations, status }: TestResult): void {
    const engine = test.parent.project()?.name ?? "";
    const isOk = status === test.expectedStatus;
    for (const { type, description } of annotations)
      if (type === TRIED && description) count(this.#tallies, engine, description, isOk);
  }

  onEnd(): void {
    if (this.#tallies.size === 0) return;
    const rows = rowsOf(this.#tallies);
    console.log(`\n${robustnessTable(rows)}\n`);
    if (process.env.DEALER_SOAK) writeDown(rows);
  }
}

function writeDown(rows: ReturnType<typeof rowsOf>) {
  const before = existsSync(PAGE) ? readFileSync(PAGE, "utf8") : "";
  writeFileSync(PAGE, `${INTRODUCTION}${robustnessTable(merged(rows, rowsIn(before)))}\n`);
}
