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

/** What is done on the main thread for each further one, and the heap that it keeps. */
interface Cost {
  readonly taskMs: number;
  readonly heapBytes: number;
}

/** What each further element costs beside the same content without it. */
export interface ElementCost {
  readonly kind: Kind;
  readonly edition: Edition;
  readonly element: Cost;
  readonly content: Cost;
}

/** Every kind in both editions, once. */
export async function measureElementCosts(browser: Browser, url: string): Promise<readonly ElementCost[]> {
  const measured: ElementCost[] = [];
  for (const kind of KINDS)
    for (const edition of EDITIONS) {
      const element = await costOf(browser, url, kind.html, edition);
      const content = await costOf(browser, url, kind.content, edition);
      measured.push({ kind, edition, element, content });
    }
  return measured;
}

const costOf = (browser: Browser, url: string, html: string, edition: Edition): Promise<Cost> =>
  withVisitor(browser, async (context) => {
    const page = await context.newPage();
    const devtools = await slowDown(page);
    await devtools.send("Performance.enable");
    await showPage(page, `${url}/element-cost`, pageHtml(edition));
    await page.evaluate(defineAll, `${edition.folder}/index.js`);
    await page.evaluate(insert, [html, FURTHER] as const);
    await page.evaluate(settled);
    const heapBefore = await heapNow(devtools);
    const before = await workSoFar(devtools);
    await page.evaluate(insert, [html, FURTHER] as const);
    await page.evaluate(settled);
    const { taskMs } = await workSoFar(devtools);
    const heapBytes = (await heapNow(devtools)) - heapBefore;
    return { taskMs: (taskMs - before.taskMs) / FURTHER, heapBytes: heapBytes / FURTHER };
  });

const pageHtml = ({ folder }: Edition) =>
  `<!doctype html><html lang="nl"><title>Elements</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${folder}/dealer-elements.css"><body>`;
