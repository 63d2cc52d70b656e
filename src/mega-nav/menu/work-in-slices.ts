import { nextTask } from "../../kernel/task/next-task.ts";

/**
 * On a processor that is 4x slower, with a style recalculation after it, this is half of what a visitor would notice.
 */
export const SLICE_MS = 8;

/** Runs steps until none is left, in slices with a task between them; the first slice runs at once. */
export async function workInSlices(step: () => boolean, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && workFor(SLICE_MS, step)) await nextTask();
}

/** Returns whether there may be more steps. */
function workFor(ms: number, step: () => boolean): boolean {
  const end = performance.now() + ms;
  while (step()) if (performance.now() >= end) return true;
  return false;
}
