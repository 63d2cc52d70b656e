import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import buildWhenStale from "../../scripts/build/build-when-stale.ts";

declare module "vitest" {
  interface ProvidedContext {
    consumer: string;
  }
}

/** Before all tests: a project outside the repository, with the packed package beside the tools of this folder's lock file. */
export default function setup({ provide }: TestProject) {
  buildWhenStale();
  const project = mkdtempSync(join(tmpdir(), "dealer-consumer-"));
  provide("consumer", project);
  install(project);
  return () => rmSync(project, { recursive: true });
}

/** As a developer installs it: npm refuses packages whose peers do not fit. */
function install(project: string): void {
  const npm = (args: readonly string[], cwd = project) =>
    execFileSync("npm", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  for (const name of ["package.json", "package-lock.json"])
    cpSync(join(import.meta.dirname, name), join(project, name));
  npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
  const packed = npm(["pack", "--ignore-scripts", "--json", "--pack-destination", project], process.cwd());
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  npm(["install", "--ignore-scripts", "--no-audit", "--no-fund", join(project, filename)]);
}
