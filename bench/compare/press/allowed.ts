const TRANSFER_FACTOR = 1.2;
export const WARM_FACTOR = 1.25;

/**
 * How long a press may take: little longer than its bytes, or as long as on a page that has them, whichever is more; for
 * bytes that were there before the press that is as long as a warm one.
 */
export const allowedMs = (bytesThereMs: number, handWrittenWarmMs: number) =>
  Math.max(TRANSFER_FACTOR * bytesThereMs, WARM_FACTOR * handWrittenWarmMs);
