import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { SHEETS } from "../fixtures/author-styles/sheets.ts";
import { AUTHOR_STYLES, addChanges, authorStylesPage, type ChangesBySheet } from "./author-styles-table.ts";

const PAGE = "docs/author-styles.md";

/** With DEALER_AUTHOR_STYLES, writes docs/author-styles.md; any other run with all style sheets fails if the page says something else. */
export default class AuthorStylesReporter implements Reporter {
  readonly #found: ChangesBySheet = {};

  onTestEnd(_: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations) {
      if (type !== AUTHOR_STYLES || !description) continue;
      const { sheet, changes } = JSON.parse(description);
      addChanges(this.#found, sheet, changes);
    }
  }

  async onEnd(): Promise<{ status?: FullResult["status"] } | undefined> {
    if (!Object.keys(SHEETS).every((sheet) => sheet in this.#found)) return undefined;
    const page = authorStylesPage(this.#found);
    if (process.env.DEALER_AUTHOR_STYLES) writeFileSync(PAGE, page);
    else if (!existsSync(PAGE) || readFileSync(PAGE, "utf8") !== page) return outOfDate();
    return undefined;
  }
}

function outOfDate(): { status: FullResult["status"] } {
  console.log(`\n${PAGE} is out of date: run npm run author-styles\n`);
  return { status: "failed" };
}
