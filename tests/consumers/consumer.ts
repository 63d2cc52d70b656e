import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { inject, vi } from "vitest";

const STEP_TIMEOUT_MS = 240_000;

/** Without these, frameworks report each build to their makers. */
export const NO_TELEMETRY = {
  ASTRO_TELEMETRY_DISABLED: "1",
  NEXT_TELEMETRY_DISABLED: "1",
  NUXT_TELEMETRY_DISABLED: "1",
};

/** A folder of a test file's own in the project that install.ts has made. */
export function consumerFolder(name: string) {
  vi.setConfig({ testTimeout: STEP_TIMEOUT_MS, hookTimeout: STEP_TIMEOUT_MS });
  const modules = join(inject("consumer"), "node_modules");
  const folder = join(inject("consumer"), name);

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  /** Runs a command, by its path in node_modules or a whole path, and returns what it prints. */
  const run = (command: string, ...args: readonly string[]) =>
    execFileSync(resolve(modules, command), args, {
      cwd: folder,
      stdio: "pipe",
      encoding: "utf8",
      env: { ...process.env, ...NO_TELEMETRY, NODE_ENV: "production" },
    });
  return { folder, modules, write, run };
}
