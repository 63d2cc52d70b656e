import { setTimeout } from "node:timers/promises";
import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { showPage } from "../page/show-page.ts";
import { pathOf } from "../page/site.ts";
import { type Point, timePress } from "../press/in-page.ts";
import { heapNow, type Work, workSoFar } from "../visit/cost-so-far.ts";
import { listen, settled } from "../visit/in-page.ts";
import { locate, slowDown, withVisitor } from "../visit/visitor.ts";
import { evaluate, forgetTasks, longestTask, upgrade } from "./in-page.ts";
import { GROWN_MENUS, type GrownMenu } from "./menus.ts";
import { menuPage } from "./page.ts";

export const SIZES = [60, 600, 6000] as const;

/** Wide enough for the whole menu. */
const WIDE = { viewport: { width: 1280, height: 720 }, hasTouch: true };
/** A menu that takes longer is marked as timed out: one contender's needs minutes for thousands of links. */
export const TIMEOUT_MS = 30_000;

/** The cost of a menu, compared with the same page without its script. */
export interface Growth {
  readonly menu: GrownMenu;
  readonly links: number;
  /** The time from the script's start until the menu works, and the work until the page has settled. */
  readonly upgradeMs: number;
  readonly upgradeWorkMs: number;
  /** The longest task in that time; 0 when none is over 50 ms. */
  readonly longestTaskMs: number;
  readonly heapBytes: number;
  /** The time from a press on the first branch to the paint in which it is open, and all work in that time. */
  readonly openMs: number;
  readonly openWorkMs: number;
}

/** Measures every contender's menu in every size once; menus that time out are left out. */
export async function measureGrowth(browser: Browser, url: string): Promise<readonly Growth[]> {
  const measured: Growth[] = [];
  for (const links of SIZES)
    for (const menu of GROWN_MENUS) {
      const growth = await measureMenu(browser, url, menu, links);
      if (growth) measured.push(growth);
    }
  return measured;
}

/** Measures one menu; undefined when it times out. */
export function measureMenu(
  browser: Browser,
  url: string,
  menu: GrownMenu,
  links: number,
): Promise<Growth | undefined> {
  return withVisitor(browser, use, WIDE);

  /** The time limit is on the driver's side, because a page in an endless task cannot respond. */
  async function use(context: BrowserContext): Promise<Growth | undefined> {
    let isOver = false;
    const measured = measure(context).catch((error) => {
      if (!isOver) throw error;
    });
    const growth = await Promise.race([measured, setTimeout(TIMEOUT_MS, undefined, { ref: false })]);
    isOver = true;
    return growth ?? undefined;
  }

  async function measure(context: BrowserContext): Promise<Growth> {
    const page = await context.newPage();
    await page.addInitScript(listen);
    const devtools = await slowDown(page);
    await devtools.send("Performance.enable");
    const { html, src } = menuPage(menu.contender, links);
    await showPage(page, url + pathOf(menu.contender), html);
    if (menu.classes) await page.evaluate(evaluate, menu.classes);
    await page.evaluate(settled);
    const upgraded = await upgradeCost(page, devtools, src, menu);
    if (menu.within) await page.touchscreen.tap(...(await placeOf(page, menu.within)));
    await page.evaluate(settled);
    return { menu, links, ...upgraded, ...(await open(page, devtools, menu)) };
  }
}

async function upgradeCost(page: Page, devtools: CDPSession, src: string, { unready }: GrownMenu) {
  await page.evaluate(forgetTasks);
  const heapBefore = await heapNow(devtools);
  const before = await workSoFar(devtools);
  const upgradeMs = await page.evaluate(upgrade, [src, unready] as const);
  await page.evaluate(settled);
  const after = await workSoFar(devtools);
  const longestTaskMs = await page.evaluate(longestTask);
  const heapBytes = (await heapNow(devtools)) - heapBefore;
  return { upgradeMs, upgradeWorkMs: after.taskMs - before.taskMs, longestTaskMs, heapBytes };
}

async function open(page: Page, devtools: CDPSession, { press, effect }: GrownMenu) {
  let before: Work | undefined;
  await page.exposeFunction("benchPressAt", async ({ x, y }: Point) => {
    before = await workSoFar(devtools);
    await page.touchscreen.tap(x, y);
  });
  const seen = await page.evaluate(timePress, [{ press, effect }, TIMEOUT_MS] as const);
  if (!before) throw new Error(`${press} could not be pressed`);
  const after = await workSoFar(devtools);
  return { openMs: seen?.doneMs ?? Number.NaN, openWorkMs: after.taskMs - before.taskMs };
}

async function placeOf(page: Page, selector: string): Promise<readonly [x: number, y: number]> {
  const box = await locate(page, selector).boundingBox();
  if (!box) throw new Error(`${selector} is not rendered`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}
