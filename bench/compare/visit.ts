import type { Browser, CDPSession } from "@playwright/test";
import type { Contender } from "./contender.ts";
import { pathOf } from "./site.ts";
import { listen, type Seen, seen, settled } from "./visit-in-page.ts";
import { accept, newVisitor, slowDown } from "./visitor.ts";

export interface Visit extends Seen {
  /** On the main thread, until the page had settled: script alone, and all its tasks. */
  readonly scriptMs: number;
  readonly taskMs: number;
  readonly heapBytes: number;
}

/** What the page costs a visitor, who has chosen on an earlier one or on none. */
export async function visit(
  browser: Browser,
  url: string,
  contender: Contender,
  hasChosen: boolean,
): Promise<Visit> {
  const context = await newVisitor(browser);
  if (hasChosen) await accept(context, url, contender);
  const page = await context.newPage();
  await page.addInitScript(listen);
  const devtools = await slowDown(page);
  await devtools.send("Performance.enable");
  await page.goto(url + pathOf(contender), { waitUntil: "load" });
  await page.evaluate(settled);
  const inPage = await page.evaluate(seen);
  const measured = { ...inPage, ...(await workOf(devtools)), ...(await heapOf(devtools)) };
  await context.close();
  return measured;
}

async function workOf(devtools: CDPSession) {
  const { metrics } = await devtools.send("Performance.getMetrics");
  const ms = (wanted: string) => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN);
  return { scriptMs: ms("ScriptDuration"), taskMs: ms("TaskDuration") };
}

async function heapOf(devtools: CDPSession) {
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  return { heapBytes: usedSize };
}
