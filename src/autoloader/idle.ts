/** A very busy page gives no idle time: then the work is done all the same. */
const IDLE_WITHIN_MS = 1000;

/** The next moment in which the browser has nothing better to do. Safari has no such thing: there, the next task. */
export const idle = () =>
  new Promise<unknown>((resolve) => {
    window.requestIdleCallback?.(resolve, { timeout: IDLE_WITHIN_MS }) ?? setTimeout(resolve);
  });
