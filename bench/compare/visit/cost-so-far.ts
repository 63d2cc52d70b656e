import type { CDPSession } from "@playwright/test";

/** The time on the main thread until now: of scripts only, and of all tasks. */
export interface Work {
  readonly scriptMs: number;
  readonly taskMs: number;
}

/** Needs the `Performance` domain, enabled when the page was opened. */
export async function workSoFar(devtools: CDPSession): Promise<Work> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  const ms = (wanted: string) => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN);
  return { scriptMs: ms("ScriptDuration"), taskMs: ms("TaskDuration") };
}

/** Collects garbage first, so it must not be called during a timed part. */
export async function heapNow(devtools: CDPSession): Promise<number> {
  // Twice, because objects with a finalizer are freed only by the second collection.
  await devtools.send("HeapProfiler.collectGarbage");
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  return usedSize;
}
