import type { BrowserType } from "@playwright/test";
import type { Host } from "./Host.ts";
import { launchOptions } from "./launchOptions.ts";
import { playwrightDriver } from "./playwrightDriver.ts";
import { ACTION_TIMEOUT_MS, NAVIGATION_TIMEOUT_MS } from "./timeouts.ts";

const REDUCED = { reducedMotion: "reduce", colorScheme: "dark" } as const;

/** Chromium or Firefox through Playwright. */
export async function playwrightHost(
  engine: "chromium" | "firefox",
  type: BrowserType,
  reduced: boolean,
): Promise<Host> {
  const launch = (scripting: boolean) => type.launch(launchOptions(engine, { reduced, scripting }));
  const shared = await launch(true);
  return {
    visit: async ({ scripting, ...options }) => {
      const browser = scripting ? shared : await launch(false);
      const motion = reduced && engine === "chromium" ? REDUCED : {};
      const context = await browser.newContext({ ...options, ...motion, javaScriptEnabled: scripting });
      context.setDefaultTimeout(ACTION_TIMEOUT_MS);
      context.setDefaultNavigationTimeout(NAVIGATION_TIMEOUT_MS);
      const page = await context.newPage();
      const end = () => (browser === shared ? context.close() : browser.close());
      return { driver: playwrightDriver(page, options.baseURL), page, end };
    },
    stop: () => shared.close(),
  };
}
