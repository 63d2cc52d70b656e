import type { Outcome } from "./outcome.ts";
import { readPlaywright } from "./read-playwright.ts";
import { readVitest } from "./read-vitest.ts";

export interface Step {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** The step's own report; without it the whole step is one check. */
  readonly report?: Report;
}

interface Report {
  readonly path: string;
  readonly read: (path: string) => Outcome;
}

const playwrightReport = (name: string): Report => ({
  path: `test-results/${name}.json`,
  read: readPlaywright,
});

const bin = (name: string, ...args: readonly string[]) => ({ command: `node_modules/.bin/${name}`, args });
const npmRun = (...args: readonly string[]) => ({ command: "npm", args: ["run", ...args] });

const vitest = (name: string, ...projects: readonly string[]): Step => ({
  name,
  ...bin("vitest", "run", ...projects.map((project) => `--project=${project}`)),
  env: { DEALER_REPORT: projects[0] },
  report: { path: `test-results/${projects[0]}.json`, read: readVitest },
});

/** A part of the end-to-end suite: playwright.config.ts says which tests it has. */
const endToEnd = (part: "main" | "rest"): Step => ({
  name: `end to end, ${part} part`,
  ...bin("playwright", "test"),
  env: { DEALER_PART: part },
  report: playwrightReport(part),
});

/** What meets the same code in both editions (docs/decisions/gate.md). */
const SAME_IN_BOTH = [
  "elements/(tags|tooltips|logo|sticky-column)",
  "mega-nav/(in-a-theme|crossing|edges|find|fit|for|hover|neighbours|overflow|panel-colours|print|site|staying|targets)",
  "cookie-hint/(place|domain|withdrawal)",
  "consent-gate/(held|parsed|places)",
];
const ONLY_OTHER_CODE = `--grep-invert=${SAME_IN_BOTH.join("|")}`;

const slim = (project: "chromium" | "webkit", ...paths: readonly string[]): Step => ({
  name: `slim edition, ${project}`,
  ...npmRun("test:slim", "--", `--project=${project}`, ONLY_OTHER_CODE, ...paths),
  env: { DEALER_REPORT: `slim-${project}` },
  report: playwrightReport(`slim-${project}`),
});

/** By content: a file that has not changed is not read again. */
const SPELLING_CACHE = ["--cache", "--cache-strategy=content", "--cache-location=node_modules/.cache/cspell"];

/** `npm run check`: what needs no build. */
export const CHEAP_STEPS: readonly Step[] = [
  { name: "lint and format", ...bin("biome", "check", "--error-on-warnings", ".") },
  { name: "types", ...bin("tsc", "-p", ".") },
  { name: "spelling", ...bin("cspell", "--no-progress", "--no-summary", ...SPELLING_CACHE, ".") },
  vitest("unit tests and rules of the house", "unit", "house"),
];

/** `npm test`: what a change breaks most often. */
export const MAIN_STEPS: readonly Step[] = [
  ...CHEAP_STEPS,
  { name: "build", ...npmRun("build") },
  { name: "types for a page's developer", ...bin("tsc", "-p", "tests/types") },
  vitest("rules of the package", "package"),
  endToEnd("main"),
];

/** `npm run test:all`: all that `npm test` leaves out. */
export const OTHER_STEPS: readonly Step[] = [
  endToEnd("rest"),
  { name: "WordPress", ...npmRun("test:wordpress"), report: playwrightReport("wordpress") },
  { name: "hosts", ...npmRun("test:hosts"), report: playwrightReport("hosts") },
  vitest("other tools", "consumers"),
  slim("chromium", "contract/", "starter/"),
  slim("webkit", "elements/"),
  { name: "a new element", ...npmRun("test:create") },
];
