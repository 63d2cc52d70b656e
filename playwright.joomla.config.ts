// Runs in Chromium and Firefox, on the Joomla that scripts/test/test-joomla.mjs has started.
import { defineConfig } from "@playwright/test";
import main from "./playwright.config.ts";
import type { RigOptions } from "./tests/support/ui.ts";

// The screens of Joomla's administration load many files from PHP's own server.
const TEST_TIMEOUT_MS = 90_000;

const baseURL = process.env.DEALER_SITE_URL;
if (!baseURL) throw new Error("There is no running site: run npm run test:joomla");

export default defineConfig<object, RigOptions>({
  ...main,
  testDir: "tests/joomla",
  testMatch: "*.spec.ts",
  outputDir: "test-results/joomla",
  timeout: TEST_TIMEOUT_MS,
  workers: 1,
  retries: 0,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/joomla.json" }]],
  use: { baseURL },
  webServer: [],
  projects: (main.projects ?? []).filter(({ name }) => ["chromium", "firefox"].includes(name ?? "")),
});
