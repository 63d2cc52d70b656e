/** Returns how long each piece must wait on a line of this rate; after a pause, `capacity` bytes may go without waiting. */
export function tokenBucket(bytesPerMs: number, capacity: number) {
  let tokens = capacity;
  let filledAt = Number.NEGATIVE_INFINITY;
  return (bytes: number, now: number): number => {
    tokens = Math.min(capacity, tokens + (now - filledAt) * bytesPerMs) - bytes;
    filledAt = now;
    return Math.max(0, -tokens / bytesPerMs);
  };
}
