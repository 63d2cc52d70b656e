import { type CDPSession, expect } from "@playwright/test";
import type { Ui } from "../../../support/ui.ts";
import { settle } from "../../contract/in-page.ts";

/** What a page has taken of the browser, once its garbage is collected. */
interface Level {
  readonly heapBytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/**
 * A browser compiles what runs often, and keeps tables that grow in steps: a page without our code takes 20 kB in
 * 4,000 rounds, a third of this for the smallest page of ours.
 */
const HEAP_TOLERANCE = 0.02;
/** It has compiled all it wants by the last of these bulks; what leaks does so in each of them. */
const BULKS = 4;

/** Does the same again and again, until it leaves the page as it found it; answers how often it was done. */
export async function expectNoGrowth(ui: Ui, bulk: () => Promise<void>): Promise<number> {
  const now = await levels(ui);
  await bulk();
  const found = [await now()];
  for (let done = 2; done <= BULKS; done++) {
    await bulk();
    found.push(await now());
    if (Object.keys(lastGrowth(found)).length === 0) return done;
  }
  expect(lastGrowth(found), `after each bulk: ${JSON.stringify(found)}`).toEqual({});
  return BULKS;
}

/** What is not as it was before the last bulk. */
function lastGrowth(found: readonly Level[]) {
  const [before, after] = found.slice(-2) as [Level, Level];
  const grownBytes = after.heapBytes - before.heapBytes;
  const nodes = after.nodes - before.nodes;
  const listeners = after.listeners - before.listeners;
  return {
    ...(grownBytes > before.heapBytes * HEAP_TOLERANCE && { grownBytes, ofBytes: before.heapBytes }),
    ...(nodes !== 0 && { nodes }),
    ...(listeners !== 0 && { listeners }),
  };
}

async function levels(ui: Ui): Promise<() => Promise<Level>> {
  if (!ui.page) throw new Error("Only Chromium tells of its heap");
  const session = await ui.page.context().newCDPSession(ui.page);
  await session.send("Performance.enable");
  return () => levelOf(ui, session);
}

async function levelOf(ui: Ui, session: CDPSession): Promise<Level> {
  await ui.eval(settle);
  // What the first collection lets go of may have held more.
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    heapBytes: metric("JSHeapUsedSize"),
    nodes: metric("Nodes"),
    listeners: metric("JSEventListeners"),
  };
}
