import { test as base } from "@playwright/test";
import { type Desktop, startDesktop } from "./desktop.ts";
import { startFirefox } from "./firefox.ts";
import { Listener } from "./listener.ts";
import { missingPrograms } from "./programs.ts";

const START_TIMEOUT_MS = 60_000;

interface Seat extends Awaited<ReturnType<typeof startFirefox>> {
  readonly desktop: Desktop;
}

interface Fixtures {
  /** Opens a page for a visitor who listens. */
  listenTo: (url: string, prepare: (page: Seat["page"]) => Promise<void>) => Promise<Listener>;
}

/** Playwright's test with Firefox and Orca on a desktop of their own. */
export const test = base.extend<Fixtures, { seat: Seat }>({
  seat: [
    async ({ playwright }, use) => {
      const missing = missingPrograms();
      base.skip(missing.length > 0, `not installed on this machine: ${missing.join(", ")}`);
      const desktop = await startDesktop();
      const firefox = await startFirefox(playwright.firefox, desktop);
      await use({ ...firefox, desktop });
      await firefox.stop();
      await desktop.stop();
    },
    { scope: "worker", timeout: START_TIMEOUT_MS },
  ],
  listenTo: async ({ seat: { page, keyboard, desktop } }, use) => {
    let listener: Listener | undefined;
    await use(async (url, prepare) => {
      await page.context().clearCookies();
      await page.goto(url);
      await prepare(page);
      listener = new Listener(page, keyboard, desktop);
      return listener;
    });
    await listener?.leave();
  },
});
