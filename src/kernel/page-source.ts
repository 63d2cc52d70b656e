import { onAbort } from "./on-abort.ts";

type Listener<T> = (value: T) => void;

/** Subscribes until the signal aborts. */
export type PageSource<T> = (listener: Listener<T>, signal: AbortSignal) => void;

/**
 * One listener for the whole page, however many elements ask: `start` runs anew for each subscriber, in place of the
 * run before, and is undone after the last.
 */
export function pageSource<T>(start: (publish: Listener<T>, signal: AbortSignal) => void): PageSource<T> {
  const listeners = new Set<Listener<T>>();
  let running: AbortController | undefined;

  const publish = (value: T) => {
    for (const listener of listeners) listener(value);
  };
  const leave = (listener: Listener<T>) => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    running?.abort();
    running = undefined;
  };

  return (listener, signal) => {
    if (signal.aborted) return;
    listeners.add(listener);
    onAbort(signal, () => leave(listener));
    // `document.open` takes all listeners off the window, without a word to who asked for them.
    running?.abort();
    running = new AbortController();
    start(publish, running.signal);
  };
}
