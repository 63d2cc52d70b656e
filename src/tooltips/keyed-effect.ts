/** Runs an effect for as long as its key stays the same; with undefined nothing runs. */
export function keyedEffect<T>(start: (key: T, signal: AbortSignal) => void) {
  let current: T | undefined;
  let ending: AbortController | undefined;
  return (key: T | undefined): void => {
    if (key === current) return;
    ending?.abort();
    current = key;
    if (key === undefined) return;
    ending = new AbortController();
    start(key, ending.signal);
  };
}
