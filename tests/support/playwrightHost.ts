import type { BrowserType } from "@playwright/test";
import type { Host } from "./Host.ts";
import { launchOptions } from "./launchOptions.ts";
import { playwrightDriver } from "./playwrightDriver.ts";
import { ACTION_TIMEOUT_MS, NAVIGATION_TIMEOUT_MS } from "./timeouts.ts";

const REDUCED = { reducedMotion: "reduce", colorScheme: "dark" } as const;

/** Firefox gets slower with each visitor it has had, even once they are gone: after so many, another one is started. */
const MOST_VISITS = 40;

/** Chromium or Firefox through Playwright. */
export async function playwrightHost(
  engine: "chromium" | "firefox",
  type: BrowserType,
  reduced: boolean,
): Promise<Host> {
  const launch = (scripting: boolean) => type.launch(launchOptions(engine, { reduced, scripting }));
  let shared = await launch(true);
  let visits = 0;
  const renewed = async () => {
    if (visits === MOST_VISITS) {
      await shared.close();
      shared = await launch(true);
      visits = 0;
    }
    visits += 1;
    return shared;
  };
  return {
    visit: async ({ scripting, ...options }) => {
      const browser = scripting ? await renewed() : await launch(false);
      const motion = reduced && engine === "chromium" ? REDUCED : {};
      const context = await browser.newContext({ ...options, ...motion, javaScriptEnabled: scripting });
      context.setDefaultTimeout(ACTION_TIMEOUT_MS);
      context.setDefaultNavigationTimeout(NAVIGATION_TIMEOUT_MS);
      const page = await context.newPage();
      const end = () => (scripting ? context.close() : browser.close());
      return { driver: playwrightDriver(page, options.baseURL), page, end };
    },
    stop: () => shared.close(),
  };
}
