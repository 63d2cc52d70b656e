/** The position in px, `elapsedMs` after a scroll to the top began at `fromPx`; it accelerates, then slows down. */
export function positionAt(elapsedMs: number, fromPx: number, durationMs: number): number {
  const progress = durationMs > 0 ? Math.min(Math.max(elapsedMs / durationMs, 0), 1) : 1;
  return fromPx * (1 - easeInOut(progress));
}

const easeInOut = (t: number) => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2);
