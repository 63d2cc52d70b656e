import type { BrowserType } from "@playwright/test";
import type { Host } from "./Host.ts";
import { launchOptions } from "./launchOptions.ts";
import { playwrightDriver } from "./playwrightDriver.ts";
import { seatVisitors } from "./seatVisitors.ts";
import { ACTION_TIMEOUT_MS, NAVIGATION_TIMEOUT_MS } from "./timeouts.ts";

const REDUCED = { reducedMotion: "reduce", colorScheme: "dark" } as const;

/** Chromium, one for all visitors, or Firefox through Playwright. */
export async function playwrightHost(
  engine: "chromium" | "firefox",
  type: BrowserType,
  reduced: boolean,
): Promise<Host> {
  const launch = (scripting: boolean) => type.launch(launchOptions(engine, { reduced, scripting }));
  const shared = engine === "chromium" ? await launch(true) : undefined;
  const motion = reduced && shared ? REDUCED : {};
  return seatVisitors(
    async ({ scripting, ...options }) => {
      const browser = shared ?? (await launch(scripting));
      const context = await browser.newContext({ ...options, ...motion, javaScriptEnabled: scripting });
      context.setDefaultTimeout(ACTION_TIMEOUT_MS);
      context.setDefaultNavigationTimeout(NAVIGATION_TIMEOUT_MS);
      const page = await context.newPage();
      return {
        driver: playwrightDriver(page, options.baseURL),
        page,
        // In Chromium another profile takes no longer than to empty one.
        mayStay: async () => !shared && context.pages().length === 1,
        close: () => (shared ? context : browser).close(),
      };
    },
    async () => shared?.close(),
  );
}
