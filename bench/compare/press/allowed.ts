const TRANSFER_FACTOR = 1.2;
export const WARM_FACTOR = 1.25;

/**
 * How long a press may take: a little longer than its bytes take to arrive, or as long as a warm press may take,
 * whichever is more. When the bytes had arrived before the press, that is always the time of a warm press.
 */
export const allowedMs = (bytesThereMs: number, handWrittenWarmMs: number) =>
  Math.max(TRANSFER_FACTOR * bytesThereMs, WARM_FACTOR * handWrittenWarmMs);
