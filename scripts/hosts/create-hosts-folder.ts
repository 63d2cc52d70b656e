import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../root.ts";

/** Not copied: what somebody has installed or built in an example. */
const LEFT_OUT = /\/(node_modules|dist)$/;

/** Makes a folder outside of the repository with the package as it is published, and the examples where they belong. */
export function layOut(): string {
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
