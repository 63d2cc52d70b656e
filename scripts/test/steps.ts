import { spawnSync } from "node:child_process";
import { type Counts, judged, readPlaywright, readVitest, summaryLine } from "./counts.ts";

export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** The step's own counts; without it the whole step counts as one check. */
  readonly counts?: () => Counts;
}

const bin = (name: string, ...args: readonly string[]) => ({ command: `node_modules/.bin/${name}`, args });
const npmRun = (...args: readonly string[]) => ({ command: "npm", args: ["run", ...args] });

/** A part of the end-to-end suite: playwright.config.ts says which tests it has. */
const endToEnd = (part: "main" | "rest"): Step => ({
  name: `end to end, ${part} part`,
  ...bin("playwright", "test"),
  env: { DEALER_PART: part },
  counts: () => readPlaywright(`test-results/${part}.json`),
});

const slim = (project: "chromium" | "webkit", ...paths: readonly string[]): Step => ({
  name: `slim edition, ${project}`,
  ...npmRun("test:slim", "--", `--project=${project}`, ...paths),
  env: { DEALER_REPORT: `slim-${project}` },
  counts: () => readPlaywright(`test-results/slim-${project}.json`),
});

/** `npm test`: what a change breaks most often. */
export const MAIN_STEPS: readonly Step[] = [
  { name: "build", ...npmRun("build") },
  { name: "lint and format", ...bin("biome", "check", "--error-on-warnings", ".") },
  { name: "spelling", ...bin("cspell", "--no-progress", "--no-summary", ".") },
  { name: "types", ...bin("tsc", "-p", ".") },
  { name: "types for a page's developer", ...bin("tsc", "-p", "tests/types") },
  {
    name: "unit tests and rules of the house",
    ...bin("vitest", "run"),
    counts: () => readVitest("test-results/unit.json"),
  },
  endToEnd("main"),
];

/** `npm run test:all`: all that `npm test` leaves out. */
export const OTHER_STEPS: readonly Step[] = [
  endToEnd("rest"),
  {
    name: "WordPress",
    ...npmRun("test:wordpress"),
    counts: () => readPlaywright("test-results/wordpress.json"),
  },
  { name: "hosts", ...npmRun("test:hosts"), counts: () => readPlaywright("test-results/hosts.json") },
  slim("chromium", "contract/", "starter/"),
  slim("webkit", "elements/"),
  { name: "a new element", ...npmRun("test:create") },
];

/** Runs every step, also after one that failed; returns the exit code. */
export function runSteps(steps: readonly Step[]): number {
  const results = steps.map(run);
  console.log("");
  for (const { name, counts, seconds } of results)
    console.log(`${counts.failed ? "✗" : "✓"} ${name}: ${summaryLine(counts)} (${seconds} s)`);
  const total = (key: keyof Counts) => results.reduce((sum, { counts }) => sum + counts[key], 0);
  console.log(summaryLine({ passed: total("passed"), failed: total("failed"), skipped: total("skipped") }));
  return total("failed") > 0 ? 1 : 0;
}

function run({ name, command, args, env, counts }: Step) {
  console.log(`\n— ${name}`);
  const start = performance.now();
  const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  const seconds = Math.round((performance.now() - start) / 1000);
  const whole = { passed: Number(status === 0), failed: 0, skipped: 0 };
  return { name, counts: judged(counts?.() ?? whole, status === 0), seconds };
}
