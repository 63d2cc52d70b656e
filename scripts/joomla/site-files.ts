import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { unzipSync, zipSync } from "fflate";
import { ROOT } from "../root.ts";
import { joomlaPackage } from "./package.ts";
import { paths } from "./paths.ts";

export function clearLastRun() {
  for (const folder of [paths.site, paths.database, paths.logs]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
}

/** Puts a release of Joomla, a folder or a zip, in the site's folder. */
export function unpackRelease(release: string) {
  if (statSync(release).isDirectory()) return cpSync(release, paths.site, { recursive: true });
  for (const [name, bytes] of Object.entries(unzipSync(new Uint8Array(readFileSync(release))))) {
    if (name.endsWith("/")) continue;
    const path = join(paths.site, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}

export function writePackage() {
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { version: string };
  writeFileSync(paths.package, zipSync(joomlaPackage(version)));
}
