import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { installBrowsers, installPackages } from "./setup.mjs";

const bin = (name) => `node_modules/.bin/${name}`;
const TSX = ["--import", "tsx"];

/** One check for the whole step: it passes or fails. */
const whole = (ok) => ({ passed: Number(ok), failed: Number(!ok), skipped: 0 });

/** A suite's own counts; one that broke before it could count has failed. */
const counted = (path, read) => (ok) => {
  const counts = read(JSON.parse(readFileSync(path, "utf8")));
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
};

const fromVitest = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests + report.numTodoTests,
});

const fromPlaywright = ({ stats }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  skipped: stats.skipped,
});

const STEPS = [
  ["build", process.execPath, [...TSX, "scripts/build.ts"], whole],
  ["lint and format", bin("biome"), ["check", "--error-on-warnings", "."], whole],
  ["types", bin("tsc"), ["-p", "."], whole],
  ["types as a page's developer sees them", bin("tsc"), ["-p", "tests/types"], whole],
  [
    "unit tests and rules of the house",
    bin("vitest"),
    ["run"],
    counted("test-results/unit.json", fromVitest),
  ],
  ["end to end", bin("playwright"), ["test"], counted("test-results/e2e.json", fromPlaywright)],
];

function run([name, command, args, count]) {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(command, args, { stdio: "inherit" });
  try {
    return count(status === 0);
  } catch (error) {
    console.error(`${name} left no report: ${error.message}`);
    return whole(false);
  }
}

await installPackages();
await installBrowsers();
rmSync("test-results", { recursive: true, force: true });
const results = STEPS.map(run);
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);

console.log("");
STEPS.forEach(([name], index) => {
  const { passed, failed, skipped } = results[index];
  console.log(
    `${failed ? "✗" : "✓"} ${name}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`,
  );
});
const skipped = total("skipped");
console.log(`${total("passed")} passed, ${total("failed")} failed${skipped ? `, ${skipped} skipped` : ""}`);
process.exitCode = total("failed") > 0 ? 1 : 0;
