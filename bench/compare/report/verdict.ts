import type { Spread } from "./statistics.ts";

/** Whether a promise is kept beyond the noise of the runs. */
export type Verdict = "kept" | "broken" | "undecided";

export function within({ low, high }: Spread, limit: number): Verdict {
  if (high <= limit) return "kept";
  return low > limit ? "broken" : "undecided";
}

/** Less than a peer has: the two spreads do not overlap. */
export function lessThan(ours: Spread, peer: Spread): Verdict {
  if (ours.high < peer.low) return "kept";
  return ours.low > peer.high ? "broken" : "undecided";
}

/** The same as another has, or less: the two spreads overlap, or ours is lower. */
export const asLowAs = (ours: Spread, other: Spread): Verdict => (ours.low <= other.high ? "kept" : "broken");

/** Whether more runs could tell two middles apart. */
export const areClose = (one: number, other: number) => Math.max(one, other) < 2 * Math.min(one, other);
