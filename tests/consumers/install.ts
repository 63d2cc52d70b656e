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

const npm = (cwd: string, args: readonly string[]) =>
  execFileSync("npm", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

/** Installs the packages of a lock file in another folder. */
export function installPackages(from: string, folder: string): void {
  for (const name of ["package.json", "package-lock.json"]) cpSync(join(from, name), join(folder, name));
  npm(folder, ["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
}

/** As a developer installs it: npm refuses packages whose peers do not fit. */
function install(project: string): void {
  installPackages(import.meta.dirname, project);
  const packed = npm(process.cwd(), ["pack", "--ignore-scripts", "--json", "--pack-destination", project]);
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  npm(project, ["install", "--ignore-scripts", "--no-audit", "--no-fund", join(project, filename)]);
}
