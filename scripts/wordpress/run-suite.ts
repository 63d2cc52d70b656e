import { rmSync } from "node:fs";
import { join } from "node:path";
import { judged, type Outcome } from "../test/outcome.ts";
import { readPlaywright } from "../test/read-playwright.ts";
import { paths } from "./paths.ts";
import { startProcess } from "./processes.ts";

interface Suite {
  readonly playwrightConfig: string;
  readonly results: string;
}

/** Tests the running site with Playwright and returns what it came to, by its report. */
export async function runSuite(
  env: NodeJS.ProcessEnv,
  extraArguments: readonly string[],
  { playwrightConfig, results }: Suite = paths,
): Promise<Outcome> {
  rmSync(results, { force: true });
  const cli = join(paths.repository, "node_modules/@playwright/test/cli.js");
  const args = [cli, "test", `--config=${playwrightConfig}`, ...extraArguments];
  const exitCode = await startProcess(process.execPath, args, { env, stopSignal: "SIGINT" }).ended;
  return judged(readPlaywright(results), exitCode === 0);
}
