import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Finding, Outcome } from "./outcome.ts";
import { readPlaywright } from "./read-playwright.ts";
import { runAll, runUntilRed } from "./run-steps.ts";
import type { Step } from "./steps.ts";

const green: Step = { name: "green", command: "true", args: [] };
const red: Step = { name: "red", command: "false", args: [] };

let lines: string[];

beforeEach(() => {
  lines = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => lines.push(line));
});

afterEach(() => vi.restoreAllMocks());

const findings = (count: number): Finding[] =>
  Array.from({ length: count }, (_, index) => ({ test: `test ${index}`, why: "late" }));

/** A step with a report of its own. */
const reporting = (outcome: Partial<Outcome>): Step => ({
  ...green,
  report: {
    path: join(tmpdir(), "dealer-no-report.json"),
    read: () => ({ passed: 9, skipped: 0, failures: [], flaky: [], known: [], files: [], ...outcome }),
  },
});

it("a run ends at the first red step, and names what is left", () => {
  expect(runUntilRed([green, red, green])).toBe(1);
  expect(lines).toContain("✗ red: 0 passed, 1 failed (0 s)");
  expect(lines).toContain("– green: not run");
  expect(lines.at(-1)).toBe("\n1 passed, 1 failed");
});

it("a run of all steps goes on after a red one", () => {
  expect(runAll([red, green])).toBe(1);
  expect(lines.at(-1)).toBe("\n1 passed, 1 failed");
});

it("a run with three flaky tests is green, and names them", () => {
  expect(runAll([reporting({ flaky: findings(3) })])).toBe(0);
  expect(lines).toContain("\nflaky: test 2\n  late");
});

it("a run with four flaky tests is red", () => {
  expect(runAll([reporting({ flaky: findings(2) }), reporting({ flaky: findings(2) })])).toBe(1);
  expect(lines.at(-1)).toBe("\n18 passed, 1 failed");
});

it("a run names known faults with their issue, and the slowest files", () => {
  const files = Array.from({ length: 11 }, (_, seconds) => ({ file: `${seconds}.spec.ts`, seconds }));
  expect(runAll([reporting({ known: [{ test: "opens", why: "#29" }], files })])).toBe(0);
  expect(lines).toContain("\nknown: opens\n  #29");
  expect(lines.find((line) => line.includes("Slowest"))).toMatch(/: 10\.spec\.ts 10 s, .* 1\.spec\.ts 1 s$/);
});

it("a report of an earlier run is not read", () => {
  const path = join(tmpdir(), `dealer-old-report-${process.pid}.json`);
  writeFileSync(path, JSON.stringify({ suites: [], errors: [] }));
  expect(runAll([{ ...green, report: { path, read: readPlaywright } }])).toBe(1);
});
