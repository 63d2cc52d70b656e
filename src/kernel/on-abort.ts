/** Calls back once, when the signal aborts. */
export const onAbort = (signal: AbortSignal, ended: () => void) =>
  signal.addEventListener("abort", ended, { once: true });
