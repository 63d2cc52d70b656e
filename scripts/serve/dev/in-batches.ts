import { setTimeout as delay } from "node:timers/promises";

/** An editor may save a file in several steps. */
const SETTLE_MS = 30;

/** Handles files in batches, one at a time: files that arrive during the work are the next batch. */
export function inBatches(
  work: (files: readonly string[]) => Promise<void>,
): (file: string) => Promise<void> {
  const waiting = new Set<string>();
  let isWorking = false;
  return async (file) => {
    waiting.add(file);
    if (isWorking) return;
    isWorking = true;
    while (waiting.size > 0) {
      await delay(SETTLE_MS);
      const files = [...waiting];
      waiting.clear();
      await work(files);
    }
    isWorking = false;
  };
}
