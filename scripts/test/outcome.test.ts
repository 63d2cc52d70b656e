import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { type Finding, judged, summaryLine } from "./outcome.ts";
import { readPlaywright } from "./read-playwright.ts";
import { readVitest } from "./read-vitest.ts";

/* Real runs of tests/fixtures/outcomes, as in CI. */

const FIXTURES = "tests/fixtures/outcomes";
const folder = mkdtempSync(join(tmpdir(), "dealer-outcomes-"));

afterAll(() => rmSync(folder, { recursive: true }));
vi.setConfig({ testTimeout: 60_000 });

function run(command: string, ...args: readonly string[]) {
  const env = { ...process.env, CI: "true", RUN_FOLDER: folder };
  spawnSync(`node_modules/.bin/${command}`, args, { env, stdio: "ignore" });
}

const names = (findings: readonly Finding[]) => findings.map(({ test }) => test.split(": ").at(-1));

it("end-to-end tests are counted by what they came to", () => {
  run("playwright", "test", `--config=${FIXTURES}/playwright.config.ts`);
  const outcome = readPlaywright(join(folder, "playwright.json"));
  expect(names(outcome.flaky)).toEqual(["fails once"]);
  expect(names(outcome.failures)).toEqual(["fails twice", "passes although an issue says that it fails"]);
  expect(outcome.failures[0]?.why).toContain("never");
  expect(outcome.known).toEqual([{ test: "[engine] outcomes.spec.ts: fails as an issue says", why: "#29" }]);
  expect(outcome.files.map(({ file }) => file)).toEqual(["outcomes.spec.ts"]);
  expect(summaryLine(outcome)).toBe("2 passed, 2 failed, 1 skipped");
});

it("unit tests are counted by what they came to", () => {
  run("vitest", "run", `--config=${FIXTURES}/vitest.config.ts`);
  const outcome = readVitest(join(folder, "vitest.json"));
  expect(names(outcome.flaky)).toEqual(["fails once"]);
  expect(names(outcome.failures)).toEqual(["fails twice"]);
  expect(summaryLine(outcome)).toBe("2 passed, 1 failed, 1 skipped");
});

it("a suite without a report has failed", () =>
  expect(summaryLine(readPlaywright(join(folder, "none.json")))).toBe("0 passed, 1 failed"));

it("a suite that ended badly has failed, whatever it counted", () => {
  const outcome = { passed: 1, skipped: 0, failures: [], flaky: [], known: [], files: [] };
  expect(summaryLine(judged(outcome, false))).toBe("1 passed, 1 failed");
});
