import type { Browser, BrowserType } from "@playwright/test";
import type { Host } from "./Host.ts";
import { launchOptions } from "./launchOptions.ts";
import { playwrightDriver } from "./playwrightDriver.ts";
import { seatVisitors } from "./seatVisitors.ts";
import { ACTION_TIMEOUT_MS, NAVIGATION_TIMEOUT_MS } from "./timeouts.ts";

const REDUCED = { reducedMotion: "reduce", colorScheme: "dark" } as const;

/** Chromium or Firefox through Playwright: one browser for all visitors, and in Firefox another for those without scripts. */
export async function playwrightHost(
  engine: "chromium" | "firefox",
  type: BrowserType,
  reduced: boolean,
): Promise<Host> {
  const motion = reduced && engine === "chromium" ? REDUCED : {};
  const browsers: Record<"scripted" | "unscripted", Browser | undefined> = {
    scripted: undefined,
    unscripted: undefined,
  };
  const share = async (scripting: boolean) => {
    const kind = scripting ? "scripted" : "unscripted";
    if (!browsers[kind]?.isConnected())
      browsers[kind] = await type.launch(launchOptions(engine, { reduced, scripting }));
    return browsers[kind];
  };
  const end = async () => {
    for (const browser of Object.values(browsers)) await browser?.close();
    browsers.scripted = undefined;
    browsers.unscripted = undefined;
  };
  return seatVisitors({
    open: async ({ scripting, ...options }) => {
      // Firefox runs scripts everywhere or nowhere, and takes long to start.
      const browser = await share(scripting || engine === "chromium");
      const context = await browser.newContext({ ...options, ...motion, javaScriptEnabled: scripting });
      context.setDefaultTimeout(ACTION_TIMEOUT_MS);
      context.setDefaultNavigationTimeout(NAVIGATION_TIMEOUT_MS);
      const page = await context.newPage();
      return {
        driver: playwrightDriver(page, options.baseURL),
        page,
        // In Firefox, Tab can leave the page for the browser's own window, and nothing brings the focus back from there.
        mayStay: async () => context.pages().length === 1 && (await page.evaluate(() => document.hasFocus())),
        close: () => context.close(),
      };
    },
    renew: end,
    stop: end,
  });
}
