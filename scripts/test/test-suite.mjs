// Plain JavaScript, because it runs before anything is installed.
import { installBrowsers, installPackages } from "../setup.mjs";

/** The end-to-end suite on another build, whole in each engine, or a part of it for longer. */
const SUITES = {
  slim: { env: { DEALER_EDITION: "slim", DEALER_EVERYWHERE: "1" }, paths: [] },
  everywhere: { env: { DEALER_EVERYWHERE: "1" }, paths: [] },
  "author-styles": {
    env: { DEALER_AUTHOR_STYLES: "1" },
    paths: ["tests/e2e/author-styles/author-styles.long.spec.ts", "--project=chromium"],
  },
  themes: { env: { DEALER_THEMES: "1" }, paths: ["tests/e2e/field", "--project=chromium"] },
  soak: { env: { DEALER_SOAK: "1" }, paths: ["tests/e2e/robustness"] },
};

const [name, ...args] = process.argv.slice(2);
const { env, paths } = SUITES[name];

await installPackages();
await installBrowsers();

const { register } = await import("tsx/esm/api");
register();
const { default: buildWhenStale } = await import("../build/build-when-stale.ts");
const { summaryLine } = await import("./outcome.ts");
const { runPlaywright } = await import("./run-playwright.ts");

buildWhenStale();
const report = process.env.DEALER_REPORT ?? name;
const outcome = runPlaywright(
  [...paths, ...args],
  { ...env, DEALER_REPORT: report },
  `test-results/${report}.json`,
);
console.log(summaryLine(outcome));
process.exitCode = Number(outcome.failures.length > 0);
