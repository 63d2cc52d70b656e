import { idle } from "./idle.ts";
import { loadTag } from "./load-tag.ts";
import { pageLoaded } from "./page-loaded.ts";
import { markPhase } from "./phase.ts";
import { preloadTag } from "./preload.ts";

const queue = new Set<string>();

/** Loads a tag once the page has loaded and the browser is idle. */
export function queueForIdle(tag: string): void {
  const isRunning = queue.size > 0;
  queue.add(tag);
  if (!isRunning) run();
}

/** First fetched, then run, one tag at a time: a visitor who presses in between waits for one at most. */
async function run(): Promise<void> {
  await pageLoaded();
  for (const tag of queue) markPhase(tag, "loaded");
  await idle();
  await Promise.all([...queue].map(preloadTag));
  for (const tag of queue) {
    await idle();
    await loadTag(tag);
    queue.delete(tag);
  }
}
