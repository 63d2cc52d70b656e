const NativeDOMException = DOMException;

/** The error with which asynchronous APIs fail in a browser that lets a page store nothing. */
export const blockedError = () =>
  new NativeDOMException("dealer-storage-guard: nothing is kept before consent", "SecurityError");

type QuotaError = new (message: string) => DOMException;

/** A class of its own in newer browsers. */
const NativeQuotaError = (window as unknown as { QuotaExceededError?: QuotaError }).QuotaExceededError;

const QUOTA = "dealer-storage-guard: the memory is full";

/** The error with which browsers refuse an item that is too large. */
export const quotaError = () =>
  NativeQuotaError ? new NativeQuotaError(QUOTA) : new NativeDOMException(QUOTA, "QuotaExceededError");
