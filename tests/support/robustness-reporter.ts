import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { merged, robustnessTable, rowsIn, rowsOf } from "./robustness-table.ts";
import { count, type Tallies, TRIED } from "./trials.ts";

const PAGE = "docs/robustness.md";
const INTRODUCTION = `# On other people's pages

The long run (\`npm run soak\`) tries these situations on pages that we did not write. The table has the number of tries; a number
alone means that no test failed. The run writes this page; rows and engines that a run leaves out
(\`npm run soak -- --project=firefox\`) stay the same. \`npm test\` has a short run of the same tests. A dash means that the
engine's driver cannot do it.

`;

/** Prints at the end of a run what the robustness tests tried; the long run writes it to docs/robustness.md. */
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
