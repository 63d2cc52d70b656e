import { defineConfig } from "vitest/config";
import ToolsReporter from "./tests/consumers/tools-reporter.ts";
import { RETRIES } from "./tests/support/retries.ts";

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["src/**/*.test.{ts,tsx}", "{scripts,bench}/**/*.test.ts"] },
      },
      {
        extends: true,
        test: {
          name: "house",
          include: ["tests/{house,joomla}/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "package",
          include: ["tests/package/**/*.test.ts"],
          globalSetup: "scripts/build/build-when-stale.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "consumers",
          include: ["tests/consumers/**/*.test.ts"],
          globalSetup: "tests/consumers/install.ts",
        },
      },
    ],
    // happy-dom would request the style sheets of the pages that a test parses.
    environmentOptions: {
      happyDOM: {
        settings: {
          disableCSSFileLoading: true,
          disableJavaScriptFileLoading: true,
          handleDisabledFileLoadingAsSuccess: true,
        },
      },
    },
    testTimeout: 20_000,
    retry: RETRIES,
    reporters: [
      "default",
      new ToolsReporter(),
      ["json", { outputFile: `test-results/${process.env.DEALER_REPORT ?? "vitest"}.json` }],
    ],
  },
});
