/** Runs an effect for as long as its subject stays the same; undefined is no subject. */
export function during<T>(start: (subject: T, signal: AbortSignal) => void) {
  let current: T | undefined;
  let ending: AbortController | undefined;
  return (subject: T | undefined): void => {
    if (subject === current) return;
    ending?.abort();
    current = subject;
    if (subject === undefined) return;
    ending = new AbortController();
    start(subject, ending.signal);
  };
}
