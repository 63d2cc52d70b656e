import { defineConfig } from "@playwright/test";
import { BASE_URL } from "./tests/server/address.ts";
import { launchOptions } from "./tests/support/launchOptions.ts";
import { RETRIES } from "./tests/support/retries.ts";
import { EXPECT_TIMEOUT_MS } from "./tests/support/timeouts.ts";
import type { RigOptions } from "./tests/support/ui.ts";

const { DEALER_EDITION, DEALER_EVERYWHERE, DEALER_PART, DEALER_REPORT, DEALER_SOAK } = process.env;

const TEST_TIMEOUT_MS = DEALER_SOAK ? 900_000 : 60_000;
/** The server builds the package first, when a source is newer. */
const SERVER_TIMEOUT_MS = 180_000;
/** Allows differences in how a browser draws letters, but not in a colour or a position. */
const SAME_PICTURE = { threshold: 0.02, maxDiffPixelRatio: 0.0002, scale: "device" } as const;
/** The run's name in test-results/. */
const RUN = DEALER_SOAK ? "soak" : DEALER_EVERYWHERE ? "everywhere" : (DEALER_PART ?? "e2e");
const NAME = DEALER_REPORT ?? DEALER_EDITION ?? RUN;
const ONLY_REDUCED = /@reduced/;

/**
 * What `npm test` runs: in Chromium the contract suite and each element's tests but the long ones, in the others each
 * element's main way.
 */
const MAIN = [/\/contract\/[^/]+\.spec\.ts$/, /\/elements\/.*(?<!\.long)\.spec\.ts$/];
const MAIN_WAY = [/\/contract\/events\.spec\.ts$/];

/**
 * Checks whose result cannot differ between engines, because they read a page's HTML or values that no browser computes,
 * run in Chromium only (docs/decisions/gate.md).
 */
const SAME_EVERYWHERE = ["attributes", "manifest", "properties"].map((name) => `**/contract/${name}.spec.ts`);
const others = DEALER_EVERYWHERE
  ? { testIgnore: [] }
  : { testIgnore: SAME_EVERYWHERE, grepInvert: /\baxe\b/ };

/** What a project runs of this part of the suite; without a part it runs all. */
const partOf = (main: readonly RegExp[], testIgnore: readonly string[] = []) => {
  if (DEALER_PART === "main") return { testMatch: [...main] };
  return { testIgnore: [...testIgnore, ...(DEALER_PART === "rest" ? main : [])] };
};

const scripted = { reduced: false, scripting: true };
const chromium = {
  engine: "chromium",
  browserName: "chromium",
  launchOptions: launchOptions("chromium", scripted),
} as const;
const firefox = {
  engine: "firefox",
  browserName: "firefox",
  channel: "moz-firefox",
  launchOptions: launchOptions("firefox", scripted),
} as const;
const webkit = { engine: "webkit" } as const;

/** Tests that ask for reduced motion run once more with it. */
const reduced = [
  { name: "chromium-reduced", grep: ONLY_REDUCED, use: { ...chromium, reduced: true } },
  { name: "firefox-reduced", ...others, grep: ONLY_REDUCED, use: { ...firefox, reduced: true } },
  { name: "webkit-reduced", ...others, grep: ONLY_REDUCED, use: { ...webkit, reduced: true } },
];

export default defineConfig<object, RigOptions>({
  testDir: "tests/e2e",
  outputDir: `test-results/${NAME}`,
  fullyParallel: true,
  forbidOnly: true,
  retries: RETRIES,
  workers: 4,
  timeout: TEST_TIMEOUT_MS,
  expect: {
    timeout: EXPECT_TIMEOUT_MS,
    toHaveScreenshot: { ...SAME_PICTURE, pathTemplate: "tests/e2e/examples/looks/{arg}{ext}" },
  },
  updateSnapshots: "none",
  reporter: [
    ["list"],
    ["./tests/support/robustness-reporter.ts"],
    ["./tests/support/field-reporter.ts"],
    ["./tests/support/author-styles-reporter.ts"],
    ["json", { outputFile: `test-results/${NAME}.json` }],
  ],
  use: { baseURL: BASE_URL },
  webServer: {
    command: "node --import tsx tests/server/server.ts",
    url: `${BASE_URL}/~rig/blank.html`,
    timeout: SERVER_TIMEOUT_MS,
    reuseExistingServer: false,
  },
  projects: [
    { name: "chromium", ...partOf(MAIN), use: chromium },
    { name: "firefox", ...others, ...partOf(MAIN_WAY, others.testIgnore), use: firefox },
    { name: "webkit", ...others, ...partOf(MAIN_WAY, others.testIgnore), use: webkit },
    ...(DEALER_PART === "main" ? [] : reduced),
  ],
});
