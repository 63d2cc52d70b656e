import type { Browser } from "@playwright/test";
import { ours, slim } from "../contenders/ours.ts";
import type { Contender } from "../page/contender.ts";
import { showPage } from "../page/show-page.ts";
import { heapNow, workSoFar } from "../visit/cost-so-far.ts";
import { settled } from "../visit/in-page.ts";
import { slowDown, withVisitor } from "../visit/visitor.ts";
import { defineAll, insert } from "./in-page.ts";
import { KINDS, type Kind } from "./kinds.ts";

/** So many stand on the page before, that the code they share is compiled, and so many are added. */
const FURTHER = 100;

export interface Edition {
  readonly contender: Contender;
  readonly folder: string;
}

export const EDITIONS: readonly Edition[] = [
  { contender: ours, folder: "/dist" },
  { contender: slim, folder: "/dist/slim" },
];

/** What each further element costs: its tasks on the main thread, and the heap it keeps. */
export interface ElementCost {
  readonly kind: Kind;
  readonly edition: Edition;
  readonly taskMs: number;
  readonly heapBytes: number;
}

/** Every kind in both editions, once. */
export async function measureElementCosts(browser: Browser, url: string): Promise<readonly ElementCost[]> {
  const measured: ElementCost[] = [];
  for (const kind of KINDS)
    for (const edition of EDITIONS) measured.push(await measureElementCost(browser, url, kind, edition));
  return measured;
}

export function measureElementCost(
  browser: Browser,
  url: string,
  kind: Kind,
  edition: Edition,
): Promise<ElementCost> {
  return withVisitor(browser, async (context) => {
    const page = await context.newPage();
    const devtools = await slowDown(page);
    await devtools.send("Performance.enable");
    await showPage(page, `${url}/element-cost`, pageHtml(edition));
    await page.evaluate(defineAll, `${edition.folder}/index.js`);
    await page.evaluate(insert, [kind.html, FURTHER] as const);
    await page.evaluate(settled);
    const heapBefore = await heapNow(devtools);
    const before = await workSoFar(devtools);
    await page.evaluate(insert, [kind.html, FURTHER] as const);
    await page.evaluate(settled);
    const { taskMs } = await workSoFar(devtools);
    const heapBytes = (await heapNow(devtools)) - heapBefore;
    return { kind, edition, taskMs: (taskMs - before.taskMs) / FURTHER, heapBytes: heapBytes / FURTHER };
  });
}

const pageHtml = ({ folder }: Edition) =>
  `<!doctype html><html lang="nl"><title>Elements</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${folder}/dealer-elements.css"><body>`;
