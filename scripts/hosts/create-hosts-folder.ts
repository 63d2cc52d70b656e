import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../root.ts";

/** Not copied: packages and builds in an example's folder. */
const LEFT_OUT = /\/(node_modules|dist)$/;

/** Creates a folder outside the repository with the package as it is published, and the examples inside it. */
export function createHostsFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "dealer-hosts-"));
  execFileSync("npm", ["pack", "--silent", "--pack-destination", folder], { cwd: ROOT, stdio: "ignore" });
  const tarball = readdirSync(folder).find((name) => name.endsWith(".tgz"));
  if (!tarball) throw new Error("npm pack left no file");
  execFileSync("tar", ["-xf", tarball, "--strip-components=1"], { cwd: folder });
  cpSync(join(ROOT, "examples"), join(folder, "examples"), {
    recursive: true,
    filter: (path) => !LEFT_OUT.test(path),
  });
  return folder;
}
