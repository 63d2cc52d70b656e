import type { Spread } from "./statistics.ts";

/** Whether a promise is kept, allowing for the noise of the runs. */
export type Verdict = "kept" | "broken" | "undecided";

export function within({ low, high }: Spread, limit: number): Verdict {
  if (high <= limit) return "kept";
  return low > limit ? "broken" : "undecided";
}

/** Kept when our spread is lower than the peer's and they do not overlap. */
export function lessThan(ours: Spread, peer: Spread): Verdict {
  if (ours.high < peer.low) return "kept";
  return ours.low > peer.high ? "broken" : "undecided";
}

/** Kept when our spread overlaps the other one or is lower. */
export const asLowAs = (ours: Spread, other: Spread): Verdict => (ours.low <= other.high ? "kept" : "broken");

/** Whether two medians are so close that more runs could separate their spreads. */
export const areClose = (one: number, other: number) => Math.max(one, other) < 2 * Math.min(one, other);
