import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A project outside the repository, with the tools of this folder's lock file. */
export function createConsumer() {
  const project = mkdtempSync(join(tmpdir(), "dealer-consumer-"));
  const npm = (args: readonly string[], cwd = project) =>
    execFileSync("npm", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

  /** As a developer installs it: npm refuses packages whose peers do not fit. */
  const install = () => {
    for (const name of ["package.json", "package-lock.json"])
      cpSync(join(import.meta.dirname, name), join(project, name));
    npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
    const packed = npm(["pack", "--ignore-scripts", "--json", "--pack-destination", project], process.cwd());
    const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
    npm(["install", "--ignore-scripts", "--no-audit", "--no-fund", join(project, filename)]);
  };

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  };
  return { project, install, write, remove: () => rmSync(project, { recursive: true }) };
}
