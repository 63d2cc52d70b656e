import { test as base } from "@playwright/test";
import { findEngines } from "../../../scripts/setup.mjs";

export { expect } from "@playwright/test";

/** Chromium's own remarks on speed; Playwright's types do not know them. */
const BROWSERS_OWN: string = "verbose";

/** Playwright's test with the log and the uncaught errors of every visited page. */
export const test = base.extend<{ said: string[][] }>({
  said: [
    async ({ page }, use) => {
      const visits: string[][] = [];
      const record = (line: string) => visits.at(-1)?.push(line);
      page.on("request", (request) => {
        if (request.isNavigationRequest()) visits.push([]);
      });
      page.on("console", (message) => {
        if (message.type() !== BROWSERS_OWN) record(message.text());
      });
      page.on("pageerror", ({ message }) => record(message));
      await use(visits);
    },
    { auto: true },
  ],
});

test.skip(!findEngines().chromium, "Chromium is not installed on this machine");
