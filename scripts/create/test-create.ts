import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../root.ts";

/* Creates an element of each kind in a copy of the repository; the copy's own checks and contract suite must pass. */

const KINDS = [
  { name: "proefrit", options: [] },
  { name: "x-mark", options: ["--lit"] },
];
const PORT = "4180";

const copy = mkdtempSync(join(tmpdir(), "dealer-create-"));
const run = (command: string, ...args: readonly string[]) =>
  execFileSync(command, args, {
    cwd: copy,
    stdio: "inherit",
    env: { ...process.env, RIG_PORT: PORT },
  });

try {
  const tracked = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  for (const path of tracked.split("\0").filter(Boolean))
    cpSync(join(ROOT, path), join(copy, path), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
  for (const { name, options } of KINDS)
    run("npm", "run", "--silent", "create", "--", `dealer-${name}`, ...options);
  run("npm", "run", "--silent", "build");
  run("node_modules/.bin/tsc", "-p", ".");
  run("node_modules/.bin/biome", "check", "--error-on-warnings", "src", "elements");
  run("node_modules/.bin/cspell", "--no-progress", "--no-summary", "src", "elements");
  const names = KINDS.map(({ name }) => name);
  run(
    "node_modules/.bin/vitest",
    "run",
    "tests/house/imports",
    "tests/house/manifest",
    ...names.map((name) => `src/${name}`),
  );
  run(
    "node_modules/.bin/playwright",
    "test",
    "contract/",
    "--project=chromium",
    `--grep=dealer-(${names.join("|")})|starter|copy`,
  );
} finally {
  rmSync(copy, { recursive: true });
}
