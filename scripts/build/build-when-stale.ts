import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../root.ts";
import { IS_STANDARD_ONLY, LAST_FILE } from "./extent.ts";

const SOURCES = [
  "src",
  "elements",
  "scripts/build",
  "scripts/manifest",
  "vite.config.ts",
  "package-lock.json",
];
/** Tests and their data are in the same folders and not in the build. */
const NOT_BUILT = /\.(test|subject|test-support)\.tsx?$/;

/** Builds the library when its build is missing or older than a source. */
export default function buildWhenStale() {
  if (isWhole() && oldestTime(join(ROOT, "dist")) > newestTime(SOURCES.map((name) => join(ROOT, name))))
    return;
  // A test runner's own NODE_ENV would build React's development files.
  const env = { ...process.env, NODE_ENV: "production" };
  const { status } = spawnSync("npm", ["run", "build"], { cwd: ROOT, env, stdio: "inherit" });
  if (status !== 0) throw new Error("The library could not be built");
}

const isWhole = () => existsSync(join(ROOT, IS_STANDARD_ONLY ? LAST_FILE.standard : LAST_FILE.whole));

function newestTime(entries: string[]) {
  return Math.max(
    ...entries
      .flatMap(filesIn)
      .filter((file) => !NOT_BUILT.test(file))
      .map(modifiedMs),
  );
}

function oldestTime(folder: string) {
  const files = filesIn(folder);
  return files.length === 0 ? 0 : Math.min(...files.map(modifiedMs));
}

function filesIn(entry: string): string[] {
  const info = statSync(entry, { throwIfNoEntry: false });
  if (!info) return [];
  if (info.isFile()) return [entry];
  return readdirSync(entry).flatMap((name) => filesIn(join(entry, name)));
}

function modifiedMs(file: string) {
  return statSync(file).mtimeMs;
}
