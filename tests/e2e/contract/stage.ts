import { BASE_URL } from "../../server/address.ts";
import { createUi, type Ui } from "../../support/createUi.ts";
import { test as rig } from "../../support/ui.ts";

export { expect } from "@playwright/test";
export type { Ui } from "../../support/createUi.ts";

/** Registers every element; the clock stands still and the probe watches. */
export const CONTRACT_PAGE = "/tests/pages/contract.html?probe&clock";
/** The same scene without any element's code. */
export const MANIFEST_PAGE = "/tests/pages/manifest.html?probe&clock";
/** An empty page without any element's code. */
export const UNDEFINED_PAGE = "/tests/pages/undefined.html?probe";

export const VIEWPORT = { width: 1280, height: 720 };

/** A browser on a busy machine needs longer than any test. */
const BROWSER_START_MS = 60_000;

/** One visitor for all of a worker's tests: each test opens a page of its own, not a browser of its own. */
export const test = rig.extend<object, { visitor: Ui | undefined }>({
  visitor: [
    async ({ host, engine }, use) => {
      const visit = await host?.visit({ baseURL: BASE_URL, viewport: VIEWPORT, scripting: true });
      await use(visit && createUi(visit.driver, engine, visit.page));
      await visit?.end();
    },
    { scope: "worker", timeout: BROWSER_START_MS },
  ],
  ui: async ({ visitor, engine }, use, info) => {
    info.skip(!visitor, `${engine} is not installed on this machine`);
    await visitor?.clearCookies();
    if (visitor) await use(visitor);
  },
});
