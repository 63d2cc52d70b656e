/** How long each next piece waits at a line of this rate, on which so many bytes may go at once after a rest. */
export function tokenBucket(bytesPerMs: number, capacity: number) {
  let tokens = capacity;
  let filledAt = Number.NEGATIVE_INFINITY;
  return (bytes: number, now: number): number => {
    tokens = Math.min(capacity, tokens + (now - filledAt) * bytesPerMs) - bytes;
    filledAt = now;
    return Math.max(0, -tokens / bytesPerMs);
  };
}
