// Runs with the main suite's engines and options, on the WordPress site that scripts/test/test-wordpress.mjs has started.
import { defineConfig } from "@playwright/test";
import main from "./playwright.config.ts";
import type { RigOptions } from "./tests/support/ui.ts";

// A test visits every item of a menu, and PHP's server handles one request at a time.
const TEST_TIMEOUT_MS = 90_000;

const baseURL = process.env.DEALER_SITE_URL;
if (!baseURL) throw new Error("There is no running site: run npm run test:wordpress");

/** It deletes the plug-in, so all others come first. */
const FROM_ZIP = "**/from-zip.spec.ts";

const engines = (main.projects ?? []).filter(({ grep }) => !grep);

export default defineConfig<object, RigOptions>({
  ...main,
  testDir: "tests/wordpress",
  outputDir: "test-results/wordpress",
  timeout: TEST_TIMEOUT_MS,
  reporter: [
    ["list"],
    ["./tests/support/field-reporter.ts"],
    ["json", { outputFile: "test-results/wordpress.json" }],
  ],
  use: { baseURL },
  webServer: [],
  projects: [
    ...engines.map((engine) => ({ ...engine, testIgnore: FROM_ZIP })),
    {
      ...engines.find(({ name }) => name === "chromium"),
      name: "from the zip",
      testMatch: FROM_ZIP,
      dependencies: engines.flatMap(({ name }) => name ?? []),
    },
  ],
});
