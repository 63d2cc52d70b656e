import type { CDPSession } from "@playwright/test";

/** On the main thread until now: script alone, and all tasks. */
export interface Work {
  readonly scriptMs: number;
  readonly taskMs: number;
}

/** Needs the domain `Performance`, enabled since the page was opened. */
export async function workSoFar(devtools: CDPSession): Promise<Work> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  const ms = (wanted: string) => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN);
  return { scriptMs: ms("ScriptDuration"), taskMs: ms("TaskDuration") };
}

/** Collects garbage, which is work itself: to be asked outside of what is timed. */
export async function heapNow(devtools: CDPSession): Promise<number> {
  // What waits for its finalizer goes in the second collection.
  await devtools.send("HeapProfiler.collectGarbage");
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  return usedSize;
}
