import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { type Finding, joined, judged, type Outcome, outcomeOfCheck, summaryLine } from "./outcome.ts";
import type { Step } from "./steps.ts";

/** A run with more flaky tests than this is red. */
const MOST_FLAKY = 3;
const SLOWEST_FILES = 10;

const STACK = /\n\s+at /;

interface Result {
  readonly name: string;
  readonly outcome: Outcome;
  readonly seconds: number;
}

/** Runs the steps up to the first red one; returns the exit code. */
export function runUntilRed(steps: readonly Step[]): number {
  const results: Result[] = [];
  for (const step of steps) {
    const result = run(step);
    results.push(result);
    if (result.outcome.failures.length > 0) break;
  }
  return summarize(results, steps.slice(results.length));
}

/** Runs every step, also after a red one; returns the exit code. */
export const runAll = (steps: readonly Step[]): number => summarize(steps.map(run), []);

function run({ name, command, args, env, report }: Step): Result {
  console.log(`\n— ${name}`);
  if (report) rmSync(report.path, { force: true });
  const start = performance.now();
  const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  const seconds = Math.round((performance.now() - start) / 1000);
  const isOk = status === 0;
  const outcome = report ? judged(report.read(report.path), isOk) : outcomeOfCheck(name, isOk);
  return { name, outcome, seconds };
}

function summarize(results: readonly Result[], left: readonly Step[]): number {
  const all = withFlakyJudged(joined(results.map(({ outcome }) => outcome)));
  console.log("");
  for (const { name, outcome, seconds } of results)
    console.log(`${outcome.failures.length > 0 ? "✗" : "✓"} ${name}: ${summaryLine(outcome)} (${seconds} s)`);
  for (const { name } of left) console.log(`– ${name}: not run`);
  printSlowest(all);
  print("✗", all.failures);
  print("flaky:", all.flaky);
  print("known:", all.known);
  console.log(`\n${summaryLine(all)}`);
  return Number(all.failures.length > 0);
}

function withFlakyJudged(outcome: Outcome): Outcome {
  const { flaky, failures } = outcome;
  if (flaky.length <= MOST_FLAKY) return outcome;
  const tooMany = { test: `${flaky.length} flaky tests`, why: `A run may have ${MOST_FLAKY}.` };
  return { ...outcome, failures: [...failures, tooMany] };
}

function printSlowest({ files }: Outcome): void {
  if (files.length === 0) return;
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_FILES);
  console.log(`\nSlowest files: ${slowest.map(({ file, seconds }) => `${file} ${seconds} s`).join(", ")}`);
}

function print(mark: string, findings: readonly Finding[]): void {
  for (const { test, why } of findings) {
    const [message = ""] = stripVTControlCharacters(why).split(STACK);
    console.log(`\n${mark} ${test}\n  ${message.trim().replaceAll("\n", "\n  ")}`);
  }
}
