import { onAbort } from "../../kernel/task/on-abort.ts";

/** Starts to wait and calls `done` when the wait is over; cleans up when the signal aborts. */
type Wait = (done: () => void, signal: AbortSignal) => void;

/** Resolves when the wait is over or the limit has passed; never resolves once the lifetime has ended. */
export function waitAtMost(limitMs: number, wait: Wait, lifetime: AbortSignal): Promise<void> {
  if (lifetime.aborted) return new Promise(() => {});
  const end = new AbortController();
  const { signal } = end;
  lifetime.addEventListener("abort", () => end.abort(), { signal });
  return new Promise((resolve) => {
    const done = () => {
      end.abort();
      resolve();
    };
    const timer = setTimeout(done, limitMs);
    onAbort(signal, () => clearTimeout(timer));
    wait(done, signal);
  });
}
