import { oncePer } from "../kernel/task/once-per.ts";
import { idle } from "./idle.ts";
import { loadTag } from "./load-tag.ts";
import { pageLoaded } from "./page-loaded.ts";
import { markFailed, markPhase } from "./phase.ts";
import { preloadTag } from "./preload.ts";
import { CODE_TIMEOUT_MS } from "./time-limit.ts";

/**
 * Loads a tag once the page has loaded and the browser is idle. First fetched, then run, each tag in an idle moment of
 * its own: a visitor who presses in between waits for one at most, and no tag for another's file that does not come.
 */
export const loadWhenIdle = oncePer(async (tag: string) => {
  await pageLoaded();
  markPhase(tag, "loaded");
  setTimeout(() => markFailed(tag), CODE_TIMEOUT_MS);
  await idle();
  await preloadTag(tag);
  await idle();
  await loadTag(tag);
});
