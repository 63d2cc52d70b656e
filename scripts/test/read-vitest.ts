import { NOTHING, type Outcome, readReport, UNEXPLAINED } from "./outcome.ts";

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

export const readVitest = (path: string) =>
  readReport(path, ({ testResults }: VitestReport): Outcome => {
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const broken = testResults.filter((file) => file.status === "failed" && file.message);
    const passed = tests.filter(({ status }) => status === "passed");
    const findings = (found: typeof tests) =>
      found.map(({ fullName, failureMessages: [why = UNEXPLAINED] }) => ({ test: fullName, why }));
    const failed = tests.filter(({ status }) => status === "failed");
    return {
      ...NOTHING,
      passed: passed.length,
      skipped: tests.length - passed.length - failed.length,
      failures: [...broken.map(({ name, message }) => ({ test: name, why: message })), ...findings(failed)],
      flaky: findings(passed.filter(({ failureMessages }) => failureMessages.length > 0)),
      files: testResults.map(({ name, startTime, endTime }) => ({
        file: name.replace(`${process.cwd()}/`, ""),
        seconds: Math.round((endTime - startTime) / 1000),
      })),
    };
  });
