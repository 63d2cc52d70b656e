const NativeDOMException = DOMException;

/** Runs in a task of its own. */
export const later = setTimeout as (task: () => void) => void;

/** What an asynchronous API fails with where the browser lets a page keep nothing. */
export const refusal = () =>
  new NativeDOMException("dealer-storage-guard: nothing is kept before consent", "SecurityError");
