import { onAbort } from "../kernel/on-abort.ts";

/** Begins to wait and calls back when what is waited for has come; ends with the signal. */
type Wait = (done: () => void, signal: AbortSignal) => void;

/** What is waited for, but no longer than the limit; never, once the lifetime has ended. */
export function soonest(limitMs: number, wait: Wait, lifetime: AbortSignal): Promise<void> {
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
