import { memoize } from "../kernel/task/memoize.ts";
import { idle } from "./idle.ts";
import { loadTag } from "./load-tag.ts";
import { pageLoaded } from "./page-loaded.ts";
import { markFailed, markPhase } from "./phase.ts";
import { preloadTag } from "./preload.ts";
import { CODE_TIMEOUT_MS } from "./time-limit.ts";

/**
 * Loads a tag once the page has loaded and the browser is idle. The code of each tag is fetched first, and runs in an
 * idle period of its own: so a press waits for one tag at most, and no tag waits for another tag's missing file.
 */
export const loadWhenIdle = memoize(async (tag: string) => {
  await pageLoaded();
  markPhase(tag, "loaded");
  setTimeout(() => markFailed(tag), CODE_TIMEOUT_MS);
  await idle();
  await preloadTag(tag);
  await idle();
  await loadTag(tag, 0);
});
