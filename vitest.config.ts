import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "src/**/*.test.{ts,tsx}",
      "scripts/**/*.test.ts",
      "bench/**/*.test.ts",
      "tests/{house,joomla}/**/*.test.ts",
    ],
    // Pages that a test parses load nothing.
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
