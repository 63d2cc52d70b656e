import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { paths } from "./paths.ts";
import { startProcess } from "./processes.ts";

export type Counts = { passed: number; failed: number; skipped: number };

type Report = {
  errors: unknown[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

/** Drives the running site with Playwright and returns what its report counted. */
export async function runSuite(env: NodeJS.ProcessEnv, extraArguments: string[]): Promise<Counts> {
  rmSync(paths.results, { force: true });
  const cli = join(paths.repository, "node_modules/@playwright/test/cli.js");
  const args = [cli, "test", `--config=${paths.playwrightConfig}`, ...extraArguments];
  const exitCode = await startProcess(process.execPath, args, { env, stopSignal: "SIGINT" }).ended;
  const counts = readCounts();
  if (exitCode !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

export function summaryLine({ passed, failed, skipped }: Counts) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;
}

function readCounts(): Counts {
  try {
    const { stats, errors }: Report = JSON.parse(readFileSync(paths.results, "utf8"));
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
