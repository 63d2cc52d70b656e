// Tests the pages that other tools build, in the folder that scripts/test/test-hosts.mjs has created.
import { defineConfig } from "@playwright/test";
import main from "./playwright.config.ts";
import { BASE_URL } from "./tests/server/address.ts";
import { launchOptions } from "./tests/support/launchOptions.ts";

const BUILDS = /steps\.spec\.ts$/;

if (!process.env.DEALER_HOSTS) throw new Error("The hosts' folder does not exist: run npm run test:hosts");

const chromium = {
  browserName: "chromium",
  launchOptions: launchOptions("chromium", { reduced: false, scripting: true }),
} as const;

export default defineConfig({
  ...main,
  testDir: "tests/hosts",
  outputDir: "test-results/hosts",
  reporter: [["list"], ["json", { outputFile: "test-results/hosts.json" }]],
  webServer: {
    command: "node --import tsx tests/hosts/support/server.ts",
    url: `${BASE_URL}/ready`,
    reuseExistingServer: false,
  },
  projects: [
    { name: "steps", testMatch: BUILDS },
    { name: "chromium", testIgnore: BUILDS, dependencies: ["steps"], use: chromium },
  ],
});
