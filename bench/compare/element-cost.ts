import type { Browser } from "@playwright/test";
import type { Contender } from "./contender.ts";
import { ours, slim } from "./contenders/ours.ts";
import { heapNow, workSoFar } from "./cost-so-far.ts";
import { defineAll, insert } from "./element-cost-in-page.ts";
import { KINDS, type Kind } from "./element-cost-kinds.ts";
import { settled } from "./visit-in-page.ts";
import { newVisitor, slowDown } from "./visitor.ts";

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

export async function measureElementCost(
  browser: Browser,
  url: string,
  kind: Kind,
  edition: Edition,
): Promise<ElementCost> {
  const context = await newVisitor(browser);
  const page = await context.newPage();
  const devtools = await slowDown(page);
  await devtools.send("Performance.enable");
  const address = `${url}/element-cost`;
  const body = pageHtml(edition);
  await page.route(address, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
  await page.goto(address, { waitUntil: "load" });
  await page.unrouteAll();
  await page.evaluate(defineAll, `${edition.folder}/index.js`);
  await page.evaluate(insert, [kind.html, 1] as const);
  await page.evaluate(settled);
  const heapOfOne = await heapNow(devtools);
  const one = await workSoFar(devtools);
  await page.evaluate(insert, [kind.html, FURTHER] as const);
  await page.evaluate(settled);
  const all = await workSoFar(devtools);
  const heapOfAll = await heapNow(devtools);
  await context.close();
  return {
    kind,
    edition,
    taskMs: (all.taskMs - one.taskMs) / FURTHER,
    heapBytes: (heapOfAll - heapOfOne) / FURTHER,
  };
}

const pageHtml = ({ folder }: Edition) =>
  `<!doctype html><html lang="nl"><title>Elements</title><link rel="icon" href="data:,"><link rel="stylesheet" href="${folder}/dealer-elements.css"><body>`;
