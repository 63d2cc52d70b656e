// What Orca says in Firefox on a display that nobody sees; scripts/test/test-screen-reader.mjs installs both.
import { defineConfig } from "@playwright/test";
import main from "./playwright.config.ts";

const TEST_TIMEOUT_MS = 180_000;

export default defineConfig({
  ...main,
  testDir: "tests/screen-reader",
  outputDir: "test-results/screen-reader",
  // One keyboard, and one Orca.
  workers: 1,
  fullyParallel: false,
  timeout: TEST_TIMEOUT_MS,
  reporter: [["list"], ["json", { outputFile: "test-results/screen-reader.json" }]],
  projects: [{ name: "orca" }],
});
