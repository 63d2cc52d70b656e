import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { FIELD } from "../e2e/field/judge/report.ts";
import { countField, type FieldTallies, fieldPage, fieldRows } from "./field-table.ts";

const PAGE = "docs/themes.md";
const RESULT = "test-results/field.json";

/**
 * Keeps what the field suite and the WordPress run found in Chromium in test-results/field.json, and with DEALER_THEMES
 * writes docs/themes.md; pages that a run leaves out stay as before. Any other run of a whole suite fails if docs/themes.md
 * says something else.
 */
export default class FieldReporter implements Reporter {
  readonly #tallies: FieldTallies = {};

  onTestEnd(test: TestCase, { annotations }: TestResult): void {
    if (test.parent.project()?.name !== "chromium") return;
    for (const { type, description } of annotations)
      if (type === FIELD && description) countField(this.#tallies, description);
  }

  async onEnd(): Promise<{ status?: FullResult["status"] } | undefined> {
    if (Object.keys(this.#tallies).length === 0) return undefined;
    const before: FieldTallies = existsSync(RESULT) ? JSON.parse(readFileSync(RESULT, "utf8")) : {};
    mkdirSync("test-results", { recursive: true });
    writeFileSync(RESULT, `${JSON.stringify({ ...before, ...this.#tallies }, null, 2)}\n`);
    const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
    const written = readFileSync(PAGE, "utf8");
    const page = fieldPage(this.#tallies, devDependencies, written);
    if (process.env.DEALER_THEMES) writeFileSync(PAGE, page);
    else if (this.#hasWholeSuite() && page !== written) return outOfDate();
    return undefined;
  }

  #hasWholeSuite(): boolean {
    const isTried = ({ name }: { readonly name: string }) => name in this.#tallies;
    const isOfWordPress = ({ kind }: { readonly kind: string }) => kind === "wordpress";
    return (
      fieldRows.filter(isOfWordPress).every(isTried) ||
      fieldRows.filter((row) => !isOfWordPress(row)).every(isTried)
    );
  }
}

function outOfDate(): { status: FullResult["status"] } {
  console.log(`\n${PAGE} is out of date: run npm run themes, and npm run test:wordpress -- --themes\n`);
  return { status: "failed" };
}
