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
  let before = await now();
  for (let done = 2; done < BULKS; done++) {
    await bulk();
    const after = await now();
    if (isSame(after, before)) return done;
    before = after;
  }
  await bulk();
  await expect.poll(async () => difference(await now(), before)).toEqual({});
  return BULKS;
}

const isSame = (after: Level, before: Level) => Object.keys(difference(after, before)).length === 0;

/** What is not as it was. */
function difference(after: Level, before: Level) {
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
