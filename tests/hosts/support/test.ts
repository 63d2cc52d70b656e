import { test as base } from "@playwright/test";
import { findEngines } from "../../../scripts/setup.mjs";

export { expect } from "@playwright/test";

/** Playwright's test with what each page that the visitor came to has logged and thrown. */
export const test = base.extend<{ said: string[][] }>({
  said: [
    async ({ page }, use) => {
      const visits: string[][] = [];
      const hear = (line: string) => visits.at(-1)?.push(line);
      page.on("request", (request) => {
        if (request.isNavigationRequest()) visits.push([]);
      });
      page.on("console", (message) => hear(message.text()));
      page.on("pageerror", ({ message }) => hear(message));
      await use(visits);
    },
    { auto: true },
  ],
});

test.skip(!findEngines().chromium, "Chromium is not installed on this machine");
