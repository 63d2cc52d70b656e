import type { Browser, BrowserContext, CDPSession, Locator, Page } from "@playwright/test";
import type { Contender } from "../page/contender.ts";
import { pathOf } from "../page/site.ts";

/** CPU slowdown for a slow phone. */
export const SLOWDOWN = 4;
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };

/** Runs a function with a new browser profile. */
export async function withVisitor<Result>(
  browser: Browser,
  use: (context: BrowserContext) => Promise<Result>,
  screen = PHONE,
): Promise<Result> {
  const context = await browser.newContext(screen);
  try {
    // tsx adds calls of this helper to inner functions, and the page does not have it.
    await context.addInitScript("globalThis.__name = (named) => named");
    return await use(context);
  } finally {
    await context.close();
  }
}

export async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  return devtools;
}

/** The cookies of a visitor who has accepted; taken from another profile, so that this one's pointer has not moved. */
export function acceptedCookies(browser: Browser, url: string, contender: Contender) {
  return withVisitor(browser, async (context) => {
    if (!contender.controls) return [];
    const { press, effect } = contender.controls.accept;
    const page = await context.newPage();
    await page.goto(url + pathOf(contender));
    await locate(page, press).click();
    await locate(page, effect).waitFor({ state: "hidden" });
    return context.cookies();
  });
}

/** The first element that matches a contender's selector. */
export const locate = (page: Page, selector: string): Locator =>
  page.locator(selector.replaceAll(">>>", ">>")).first();
