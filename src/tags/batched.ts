/** Collects the calls of one run of script into one after it, unless the lifetime ends before. */
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
