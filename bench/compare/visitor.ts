import type { Browser, BrowserContext, CDPSession, Locator, Page } from "@playwright/test";
import type { Contender } from "./contender.ts";
import { pathOf } from "./site.ts";

/** A slow phone. */
export const SLOWDOWN = 4;
const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };

/** Slow 4G. */
export const SLOW_NETWORK = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** A browser profile of its own. */
export async function newVisitor(browser: Browser, screen = PHONE): Promise<BrowserContext> {
  const context = await browser.newContext(screen);
  // tsx keeps the names of inner functions by this helper, which the page has not.
  await context.addInitScript("globalThis.__name = (named) => named");
  return context;
}

export async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  return devtools;
}

/** Accepts on a page that is closed again: its cookies stay. */
export async function accept(context: BrowserContext, url: string, contender: Contender): Promise<void> {
  if (!contender.controls) return;
  const { press, effect } = contender.controls.accept;
  const page = await context.newPage();
  await page.goto(url + pathOf(contender));
  await locate(page, press).click();
  await locate(page, effect).waitFor({ state: "hidden" });
  await page.close();
}

/** The first that a contender's selector finds. */
export const locate = (page: Page, selector: string): Locator =>
  page.locator(selector.replaceAll(">>>", ">>")).first();
