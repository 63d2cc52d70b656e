import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { type Counts, judged, readPlaywright, readVitest, summaryLine } from "./counts.ts";

interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** What it counted itself; without it the whole step is one check. */
  readonly counts?: () => Counts;
}

const bin = (name: string) => `node_modules/.bin/${name}`;

const STEPS: readonly Step[] = [
  { name: "build", command: process.execPath, args: ["--import", "tsx", "scripts/build/build.ts"] },
  { name: "lint and format", command: bin("biome"), args: ["check", "--error-on-warnings", "."] },
  { name: "types", command: bin("tsc"), args: ["-p", "."] },
  { name: "types as a page's developer sees them", command: bin("tsc"), args: ["-p", "tests/types"] },
  {
    name: "unit tests and rules of the house",
    command: bin("vitest"),
    args: ["run"],
    counts: () => readVitest("test-results/unit.json"),
  },
  {
    name: "end to end",
    command: bin("playwright"),
    args: ["test"],
    counts: () => readPlaywright("test-results/e2e.json"),
  },
];

/** Runs every step, also after one that failed; returns the exit code. */
export function main(): number {
  rmSync("test-results", { recursive: true, force: true });
  const results = STEPS.map(run);
  console.log("");
  for (const { name, counts, seconds } of results)
    console.log(`${counts.failed ? "✗" : "✓"} ${name}: ${summaryLine(counts)} (${seconds} s)`);
  const total = (key: keyof Counts) => results.reduce((sum, { counts }) => sum + counts[key], 0);
  console.log(summaryLine({ passed: total("passed"), failed: total("failed"), skipped: total("skipped") }));
  return total("failed") > 0 ? 1 : 0;
}

function run({ name, command, args, counts }: Step) {
  console.log(`\n— ${name}`);
  const start = performance.now();
  const isOk = spawnSync(command, args, { stdio: "inherit" }).status === 0;
  const seconds = Math.round((performance.now() - start) / 1000);
  const whole = { passed: Number(isOk), failed: 0, skipped: 0 };
  return { name, counts: judged(counts?.() ?? whole, isOk), seconds };
}
