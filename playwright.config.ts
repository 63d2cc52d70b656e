import { defineConfig } from "@playwright/test";
import { BASE_URL } from "./tests/server/address.ts";
import { launchOptions } from "./tests/support/launchOptions.ts";
import { EXPECT_TIMEOUT_MS } from "./tests/support/timeouts.ts";
import type { RigOptions } from "./tests/support/ui.ts";

const { DEALER_EDITION, DEALER_EVERYWHERE, DEALER_SOAK } = process.env;

const TEST_TIMEOUT_MS = DEALER_SOAK ? 900_000 : 60_000;
/** Room for how a browser draws letters, not for another colour or place. */
const SAME_PICTURE = { threshold: 0.02, maxDiffPixelRatio: 0.0002, scale: "device" } as const;
/** What the suite runs on is said in what it leaves behind. */
const NAME = DEALER_EDITION || (DEALER_SOAK && "soak") || (DEALER_EVERYWHERE && "everywhere") || "e2e";
const ONLY_REDUCED = /@reduced/;

/**
 * What reads a page's HTML, or values that no browser makes, reads the same in each engine: once is enough, but where
 * everything is wanted everywhere (docs/decisions/gate.md).
 */
const READ_ONCE = ["attributes", "manifest", "properties"].map((name) => `**/contract/${name}.spec.ts`);
const others = DEALER_EVERYWHERE ? {} : { testIgnore: READ_ONCE, grepInvert: /\baxe\b/ };

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

export default defineConfig<object, RigOptions>({
  testDir: "tests/e2e",
  outputDir: `test-results/${NAME}`,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 3,
  timeout: TEST_TIMEOUT_MS,
  expect: {
    timeout: EXPECT_TIMEOUT_MS,
    toHaveScreenshot: { ...SAME_PICTURE, pathTemplate: "tests/e2e/examples/looks/{arg}{ext}" },
  },
  updateSnapshots: "none",
  reporter: [
    ["list"],
    ["./tests/support/robustness-reporter.ts"],
    ["json", { outputFile: `test-results/${NAME}.json` }],
  ],
  use: { baseURL: BASE_URL },
  webServer: {
    command: "node --import tsx tests/server/server.ts",
    url: `${BASE_URL}/~rig/blank.html`,
    reuseExistingServer: false,
  },
  projects: [
    { name: "chromium", use: chromium },
    { name: "firefox", ...others, use: firefox },
    { name: "webkit", ...others, use: webkit },
    { name: "chromium-reduced", grep: ONLY_REDUCED, use: { ...chromium, reduced: true } },
    { name: "firefox-reduced", ...others, grep: ONLY_REDUCED, use: { ...firefox, reduced: true } },
    { name: "webkit-reduced", ...others, grep: ONLY_REDUCED, use: { ...webkit, reduced: true } },
  ],
});
