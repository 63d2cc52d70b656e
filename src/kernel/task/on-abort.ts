/** One abort listener per signal runs all clean-ups, because an element has a dozen of them. */
const cleanUpsOf = new WeakMap<AbortSignal, (() => void)[]>();

/** Runs a clean-up once, when the signal aborts. */
export function onAbort(signal: AbortSignal, cleanUp: () => void): void {
  const known = cleanUpsOf.get(signal);
  if (known) {
    known.push(cleanUp);
    return;
  }
  const cleanUps = [cleanUp];
  cleanUpsOf.set(signal, cleanUps);
  signal.addEventListener("abort", () => cleanUps.forEach(run), { once: true });
}

/** Catches errors as the browser does for listeners, so that the other clean-ups still run. */
function run(cleanUp: () => void): void {
  try {
    cleanUp();
  } catch (error) {
    reportError(error);
  }
}
