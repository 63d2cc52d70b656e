import { type CDPSession, expect } from "@playwright/test";
import type { Ui } from "../../../support/ui.ts";
import { settle } from "../../contract/in-page.ts";

/** A page's use of the browser after garbage collection. */
interface Level {
  readonly heapBytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/**
 * Browsers compile code that runs often and have tables that grow in steps: a page without our code grows 20 kB in
 * 4,000 rounds. For our smallest page this limit is 36 kB.
 */
const HEAP_TOLERANCE = 0.02;
/**
 * A leak grows in every series. A compiling browser may take 50 kB at any time: we saw it in the second and the ninth
 * series, and on a busy machine in three in a row.
 */
const BULKS = 8;

/** A timer may hold removed elements for so many series; what a browser creates once is no leak. */
const HELD_BULKS = 3;

/** Repeats a series until one leaves the page as it was; returns the number of series. */
export async function expectNoGrowth(ui: Ui, bulk: () => Promise<void>): Promise<number> {
  const now = await levels(ui);
  await bulk();
  const found = [await now()];
  for (let done = 2; done <= BULKS; done++) {
    await bulk();
    found.push(await now());
    if (Object.keys(lastGrowth(found)).length === 0) return done;
  }
  // A timer may still hold removed elements.
  const growth = async () => lastGrowth([...found.slice(0, -1), await now()]);
  await expect.poll(growth, `after each bulk: ${JSON.stringify(found)}`).toEqual({});
  return BULKS;
}

/** The growth in the last series; nodes and listeners are compared with the lowest recent numbers. */
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
  if (!ui.page) throw new Error("Only Chromium reports its heap");
  const session = await ui.page.context().newCDPSession(ui.page);
  await session.send("Performance.enable");
  return () => levelOf(ui, session);
}

async function levelOf(ui: Ui, session: CDPSession): Promise<Level> {
  await ui.eval(settle);
  // Objects freed by the first collection may have held others.
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
