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
 * 4,000 rounds, and this is 36 kB of the smallest page of ours.
 */
const HEAP_TOLERANCE = 0.02;
/**
 * What leaks does so in each of these bulks. A browser takes 50 kB at once as it compiles, when it thinks fit: seen in
 * the second bulk and in the ninth, and on a busy machine in three bulks in a row.
 */
const BULKS = 8;

/** A timer may hold for so long what has left the page; what a browser makes once, at any time, is no leak. */
const HELD_BULKS = 3;

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
  // A timer may still hold what has left the page.
  const growth = async () => lastGrowth([...found.slice(0, -1), await now()]);
  await expect.poll(growth, `after each bulk: ${JSON.stringify(found)}`).toEqual({});
  return BULKS;
}

/** What is more than before the last bulk; no node and no listener more than there were least lately. */
function lastGrowth(found: readonly Level[]) {
  const earlier = found.slice(0, -1).slice(-HELD_BULKS);
  const [before, after] = found.slice(-2) as [Level, Level];
  const grownBytes = after.heapBytes - before.heapBytes;
  const nodes = after.nodes - Math.min(...earlier.map((level) => level.nodes));
  const listeners = after.listeners - Math.min(...earlier.map((level) => level.listeners));
  return {
    ...(grownBytes > before.heapBytes * HEAP_TOLERANCE && { grownBytes, ofBytes: before.heapBytes }),
    ...(nodes > 0 && { nodes }),
    ...(listeners > 0 && { listeners }),
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
