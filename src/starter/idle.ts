import { isPressing } from "./kept-press.ts";

/** A very busy page gives no idle time: then the work is done all the same. */
const IDLE_WITHIN_MS = 1000;

/**
 * The next moment in which the browser has nothing better to do, and no visitor is in the middle of a press. Safari
 * has no idle time: there, the next task.
 */
export const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    window.requestIdleCallback?.(resolve, { timeout: IDLE_WITHIN_MS }) ?? setTimeout(resolve);
  }).then(() => isPressing() && idle());
