import type { ReadableAtom } from "nanostores";
import { onAbort } from "../task/on-abort.ts";

type Listener<T> = (value: T, before: T) => void;

/** Calls back on every change of a store until the signal aborts. */
export function follow<T>(store: ReadableAtom<T>, listener: Listener<T>, signal: AbortSignal): void {
  const stop = store.listen(listener as Parameters<typeof store.listen>[0]);
  onAbort(signal, stop);
}
