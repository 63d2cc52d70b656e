import type { Browser, Page } from "@playwright/test";
import { ours, slim } from "../contenders/ours.ts";
import type { Contender } from "../page/contender.ts";
import { showPage } from "../page/show-page.ts";
import { heapNow, workSoFar } from "../visit/cost-so-far.ts";
import { settled } from "../visit/in-page.ts";
import { slowDown, withVisitor } from "../visit/visitor.ts";
import { defineAll, insert, insertPictures, takePicture } from "./in-page.ts";
import { KINDS, type Kind } from "./kinds.ts";

/** The page has this many elements first, so that their shared code is compiled; then this many are added. */
const FURTHER = 100;

export interface Edition {
  readonly contender: Contender;
  readonly folder: string;
}

export const EDITIONS: readonly Edition[] = [
  { contender: ours, folder: "/dist" },
  { contender: slim, folder: "/dist/slim" },
];

/** The main-thread time and the heap of each further element. */
interface Cost {
  readonly taskMs: number;
  readonly heapBytes: number;
}

/** The cost of each further element, of the same content without it, and of its rendered result alone. */
export interface ElementCost {
  readonly kind: Kind;
  readonly edition: Edition;
  readonly element: Cost;
  readonly content: Cost;
  readonly picture: Cost;
}

/** Measures every kind in both editions once. */
export async function measureElementCosts(browser: Browser, url: string): Promise<readonly ElementCost[]> {
  const measured: ElementCost[] = [];
  for (const kind of KINDS)
    for (const edition of EDITIONS) {
      const costOf = (fill: Fill) => fillingCost(browser, `${url}/element-cost`, edition, fill);
      const element = await costOf(elements(kind.html, edition));
      const content = await costOf(elements(kind.content, edition));
      const picture = await costOf(await pictures(browser, `${url}/element-cost`, kind, edition));
      measured.push({ kind, edition, element, content, picture });
    }
  return measured;
}

/** How a page is filled with elements, and how it is prepared for that. */
interface Fill {
  readonly prepare: (page: Page) => Promise<void>;
  readonly insert: (page: Page) => Promise<void>;
}

const elements = (html: string, { folder }: Edition): Fill => ({
  prepare: (page) => page.evaluate(defineAll, `${folder}/index.js`),
  insert: (page) => page.evaluate(insert, [html, FURTHER] as const),
});

async function pictures(browser: Browser, url: string, kind: Kind, edition: Edition): Promise<Fill> {
  const picture = await withVisitor(browser, async (context) => {
    const page = await context.newPage();
    await showPage(page, url, pageHtml(edition));
    await page.evaluate(defineAll, `${edition.folder}/index.js`);
    await page.evaluate(insert, [kind.html, 1] as const);
    await page.evaluate(settled);
    return page.evaluate(takePicture, kind.tag);
  });
  return {
    prepare: async () => {},
    insert: (page) => page.evaluate(insertPictures, [picture, FURTHER] as const),
  };
}

/** The cost of filling the page a second time, when the elements' shared code has been compiled. */
const fillingCost = (browser: Browser, url: string, edition: Edition, fill: Fill): Promise<Cost> =>
  withVisitor(browser, async (context) => {
    const page = await context.newPage();
    const devtools = await slowDown(page);
    await devtools.send("Performance.enable");
    await showPage(page, url, pageHtml(edition));
    await fill.prepare(page);
    await fill.insert(page);
    await page.evaluate(settled);
    const heapBefore = await heapNow(devtools);
    const before = await workSoFar(devtools);
    await fill.insert(page);
    await page.evaluate(settled);
    const { taskMs } = await workSoFar(devtools);
    const heapBytes = (await heapNow(devtools)) - heapBefore;
    return { taskMs: (taskMs - before.taskMs) / FURTHER, heapBytes: heapBytes / FURTHER };
  });

const pageHtml = ({ folder }: Edition) =>
  `<!doctype html><html lang="nl"><title>Elements</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${folder}/dealer-elements.css"><body>`;
