import { readFileSync } from "node:fs";

/** What a suite's run came to. */
export interface Outcome {
  /** How many tests passed, the flaky ones included. */
  readonly passed: number;
  readonly skipped: number;
  readonly failures: readonly Finding[];
  /** Tests that passed only when they ran once more. */
  readonly flaky: readonly Finding[];
  /** Tests of a fault that an open issue will mend; they failed, as expected. */
  readonly known: readonly Finding[];
  readonly files: readonly TimedFile[];
}

/** A test, and its first error or its issue. */
export interface Finding {
  readonly test: string;
  readonly why: string;
}

/** A file, and how long its tests took together. */
export interface TimedFile {
  readonly file: string;
  readonly seconds: number;
}

export const NOTHING: Outcome = { passed: 0, skipped: 0, failures: [], flaky: [], known: [], files: [] };
export const UNEXPLAINED = "(no message)";

/** What a step without a report came to: it is one check. */
export const outcomeOfCheck = (name: string, isOk: boolean): Outcome =>
  isOk ? { ...NOTHING, passed: 1 } : { ...NOTHING, failures: [{ test: name, why: "See its output above." }] };

/** A report that is not there, or not whole, is one failure. */
export function readReport<Report>(path: string, read: (report: Report) => Outcome): Outcome {
  try {
    return read(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return { ...NOTHING, failures: [{ test: path, why: "There is no whole report." }] };
  }
}

/** A suite that did not end well has failed, whatever it counted. */
export const judged = (outcome: Outcome, isOk: boolean): Outcome =>
  isOk || outcome.failures.length > 0
    ? outcome
    : { ...outcome, failures: [{ test: "outside any test", why: "The run did not end well." }] };

export const joined = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
  skipped: outcomes.reduce((sum, { skipped }) => sum + skipped, 0),
  failures: outcomes.flatMap(({ failures }) => failures),
  flaky: outcomes.flatMap(({ flaky }) => flaky),
  known: outcomes.flatMap(({ known }) => known),
  files: outcomes.flatMap(({ files }) => files),
});

export const summaryLine = ({ passed, failures, skipped }: Outcome) =>
  `${passed} passed, ${failures.length} failed${skipped ? `, ${skipped} skipped` : ""}`;
