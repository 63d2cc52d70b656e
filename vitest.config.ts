import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "src/**/*.test.{ts,tsx}",
      "scripts/**/*.test.ts",
      "bench/**/*.test.ts",
      "tests/{house,joomla}/**/*.test.ts",
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
