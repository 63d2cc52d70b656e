import type { ReadableAtom } from "nanostores";

/** Calls back on every change of a store until the signal aborts. */
export function follow<T>(store: ReadableAtom<T>, listener: (value: T) => void, signal: AbortSignal): void {
  const stop = store.listen(listener);
  signal.addEventListener("abort", stop, { once: true });
}
