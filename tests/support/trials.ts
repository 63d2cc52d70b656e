/** Everything that the trust runs try, in the words of docs/trust.md, in its order. */
export const TRIALS = {
  "missing-file": "A file of the library fails: 404, reset, HTML instead of it, cut off, never answered",
  "missing-style": "The style sheet fails in the same ways",
  "missing-endpoint": "A server of suggestions fails in the same ways",
  "other-hash": "The starter's file is not the one whose hash the page has",
  "thrown-view": "A view throws while it is drawn",
  "strict-site":
    "A page of the example dealership under a strict content policy: alone, cross-origin isolated, denied every feature, in a sandbox without an origin or storage",
} as const;

export type Trial = keyof typeof TRIALS;

/** The kind of annotation in which a test says `<count> <trial>`. */
export const TRIED = "tried";

/** What was tried in each engine, and in how many tests something failed. */
export interface Tally {
  readonly tried: Record<string, number>;
  failed: number;
}

export type Tallies = Map<Trial, Tally>;

export function count(tallies: Tallies, engine: string, said: string, isOk: boolean): void {
  const [number, trial] = said.split(" ") as [string, Trial];
  const tally = tallies.get(trial) ?? { tried: {}, failed: 0 };
  tallies.set(trial, tally);
  tally.tried[engine] = (tally.tried[engine] ?? 0) + Number(number);
  if (!isOk) tally.failed++;
}
