import type { Browser, BrowserType } from "@playwright/test";
import type { Host } from "./Host.ts";
import { launchOptions } from "./launchOptions.ts";
import { playwrightDriver } from "./playwrightDriver.ts";
import { seatVisitors } from "./seatVisitors.ts";
import { ACTION_TIMEOUT_MS, NAVIGATION_TIMEOUT_MS } from "./timeouts.ts";

const REDUCED = { reducedMotion: "reduce", colorScheme: "dark" } as const;

/** Chromium or Firefox through Playwright: one browser for all visitors. */
export async function playwrightHost(
  engine: "chromium" | "firefox",
  type: BrowserType,
  reduced: boolean,
): Promise<Host> {
  const launch = (scripting: boolean) => type.launch(launchOptions(engine, { reduced, scripting }));
  const motion = reduced && engine === "chromium" ? REDUCED : {};
  let shared: Browser | undefined;
  const share = async () => {
    if (!shared?.isConnected()) shared = await launch(true);
    return shared;
  };
  const end = async () => {
    await shared?.close();
    shared = undefined;
  };
  return seatVisitors({
    open: async ({ scripting, ...options }) => {
      // Firefox runs scripts everywhere or nowhere.
      const isApart = engine === "firefox" && !scripting;
      const browser = await (isApart ? launch(false) : share());
      const context = await browser.newContext({ ...options, ...motion, javaScriptEnabled: scripting });
      context.setDefaultTimeout(ACTION_TIMEOUT_MS);
      context.setDefaultNavigationTimeout(NAVIGATION_TIMEOUT_MS);
      const page = await context.newPage();
      return {
        driver: playwrightDriver(page, options.baseURL),
        page,
        mayStay: async () => context.pages().length === 1,
        close: () => (isApart ? browser : context).close(),
      };
    },
    renew: end,
    stop: end,
  });
}
