import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** Packs the built package as it would be published, and installs it in an empty project without a network. */
export function installPackage() {
  const project = mkdtempSync(join(tmpdir(), "dealer-elements-"));
  const npm = (args: readonly string[], cwd: string) =>
    execFileSync("npm", args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  const packed = npm(["pack", "--ignore-scripts", "--json", "--pack-destination", project], process.cwd());
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  const tarball = join(project, filename);
  writeFileSync(join(project, "package.json"), JSON.stringify({ private: true, type: "module" }));
  npm(["install", "--offline", "--no-audit", "--no-fund", tarball], project);

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
  };
  const read = (path: string) => readFileSync(join(project, "node_modules/dealer-elements", path), "utf8");
  const remove = () => rmSync(project, { recursive: true });
  return { project, tarball, write, read, remove };
}
