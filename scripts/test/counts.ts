import { readFileSync } from "node:fs";

/** What a suite's run came to. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

interface PlaywrightReport {
  errors: unknown[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

export const readPlaywright = (path: string) =>
  readReport(path, ({ stats, errors }: PlaywrightReport) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }));

export const readVitest = (path: string) =>
  readReport(path, (report: VitestReport) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }));

/** A report that is not there, or not whole, counts as one failure. */
function readReport<Report>(path: string, count: (report: Report) => Counts): Counts {
  try {
    return count(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** A suite that did not end well has failed, whatever it counted. */
export const judged = (counts: Counts, isOk: boolean): Counts =>
  isOk || counts.failed > 0 ? counts : { ...counts, failed: 1 };

export const summaryLine = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;
