/** Merges the calls of one run of script into one microtask after it; runs nothing once the lifetime has ended. */
export function batched(work: () => void, lifetime: AbortSignal): () => void {
  let isQueued = false;
  const run = () => {
    isQueued = false;
    if (!lifetime.aborted) work();
  };
  return () => {
    if (!isQueued) queueMicrotask(run);
    isQueued = true;
  };
}
