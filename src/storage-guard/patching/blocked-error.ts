const NativeDOMException = DOMException;

/** Runs in a new task. */
export const later = setTimeout as (task: () => void) => void;

/** The error with which asynchronous APIs fail in a browser that lets a page store nothing. */
export const blockedError = () =>
  new NativeDOMException("dealer-storage-guard: nothing is kept before consent", "SecurityError");
