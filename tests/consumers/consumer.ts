import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { inject, vi } from "vitest";
import { installPackages } from "./install.ts";

const STEP_TIMEOUT_MS = 240_000;

/** Without these, frameworks report each build to their makers. */
export const NO_TELEMETRY = {
  ASTRO_TELEMETRY_DISABLED: "1",
  NEXT_TELEMETRY_DISABLED: "1",
  NUXT_TELEMETRY_DISABLED: "1",
};

/** A folder of a test file's own in the project that install.ts has made, or one with packages of its own. */
export function consumerFolder(name: string, packages?: string) {
  vi.setConfig({ testTimeout: STEP_TIMEOUT_MS, hookTimeout: STEP_TIMEOUT_MS });
  const folder = join(inject("consumer"), packages ?? name);
  const modules = join(packages ? folder : inject("consumer"), "node_modules");

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
  const install = () => {
    if (packages) installPackages(join(import.meta.dirname, packages), folder);
  };
  return { folder, modules, write, run, install };
}
