import { defineConfig } from "vitest/config";

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
          // These read the built package.
          globalSetup: "scripts/build/build-when-stale.ts",
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
    reporters: ["default", ["json", { outputFile: "test-results/unit.json" }]],
  },
});
