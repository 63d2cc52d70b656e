import { isPressing } from "./kept-press.ts";

/** A very busy page has no idle time, so after this long we no longer wait for it. */
const MAX_IDLE_WAIT_MS = 1000;

/**
 * Resolves when the browser is idle and no press is in progress. Safari cannot report idle time, so there it resolves in
 * the next task.
 */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    window.requestIdleCallback?.(resolve, { timeout: MAX_IDLE_WAIT_MS }) ?? setTimeout(resolve);
  }).then(() => isPressing() && idle());
