/** What ends with a signal: one listener for all of it, where an element has a dozen ends. */
const endings = new WeakMap<AbortSignal, (() => void)[]>();

/** Calls back once, when the signal aborts. */
export function onAbort(signal: AbortSignal, ended: () => void): void {
  const known = endings.get(signal);
  if (known) {
    known.push(ended);
    return;
  }
  const all = [ended];
  endings.set(signal, all);
  signal.addEventListener("abort", () => all.forEach(run), { once: true });
}

/** As the browser does with listeners: one that throws does not keep the others from running. */
function run(ended: () => void): void {
  try {
    ended();
  } catch (error) {
    reportError(error);
  }
}
