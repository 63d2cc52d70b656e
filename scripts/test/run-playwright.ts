import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../root.ts";
import { judged, type Outcome } from "./outcome.ts";
import { readPlaywright } from "./read-playwright.ts";

const CLI = "node_modules/@playwright/test/cli.js";

/** Runs a suite to its end; what it came to is in its report. */
export function runPlaywright(args: readonly string[], env: NodeJS.ProcessEnv, report: string): Outcome {
  const path = join(ROOT, report);
  rmSync(path, { force: true });
  const options = { cwd: ROOT, stdio: "inherit", env: { ...process.env, ...env } } as const;
  const { status } = spawnSync(process.execPath, [CLI, "test", ...args], options);
  return judged(readPlaywright(path), status === 0);
}
