import { onAbort } from "../task/on-abort.ts";

type Listener<T> = (value: T) => void;

/** Subscribes until the signal aborts. */
export type PageSource<T> = (listener: Listener<T>, signal: AbortSignal) => void;

/**
 * Shares one listener among all elements of the page: `start` runs for the first subscriber, and its signal aborts after
 * the last. It runs again after `document.open`, which removes all listeners from the window without any notice.
 */
export function pageSource<T>(start: (publish: Listener<T>, signal: AbortSignal) => void): PageSource<T> {
  const listeners = new Set<Listener<T>>();
  let running: AbortController | undefined;
  let root: Element | undefined;

  const publish = (value: T) => {
    for (const listener of listeners) listener(value);
  };
  const leave = (listener: Listener<T>) => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    running?.abort();
    root = undefined;
  };

  return (listener, signal) => {
    if (signal.aborted) return;
    listeners.add(listener);
    onAbort(signal, () => leave(listener));
    if (root === document.documentElement) return;
    root = document.documentElement;
    running?.abort();
    running = new AbortController();
    start(publish, running.signal);
  };
}
