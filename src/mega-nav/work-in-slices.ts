import { nextTask } from "../kernel/next-task.ts";

/** Half of what would be felt at 4x slowdown with a style recalculation behind it. */
export const SLICE_MS = 8;

/** Works step by step until there is none left, and lets the page in between slices; the first slice is at once. */
export async function workInSlices(step: () => boolean, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && workFor(SLICE_MS, step)) await nextTask();
}

/** Whether there may be more to do. */
function workFor(ms: number, step: () => boolean): boolean {
  const end = performance.now() + ms;
  while (step()) if (performance.now() >= end) return true;
  return false;
}
