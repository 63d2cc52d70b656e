import type { Contender } from "./page/contender.ts";

/** The results of the contenders that took part in a round. */
export type Round<Result> = ReadonlyMap<Contender, Result>;
export type Rounds<Result> = readonly Round<Result>[];

/** Enough rounds for quartiles, and the maximum when a promise stays undecided. */
export const ROUNDS = 5;
export const MAX_ROUNDS = 9;

export async function inTurns<Result>(
  contenders: Iterable<Contender>,
  measure: (contender: Contender) => Promise<Result>,
): Promise<Round<Result>> {
  const results = new Map<Contender, Result>();
  for (const contender of contenders) results.set(contender, await measure(contender));
  return results;
}

/** Measures as often as quartiles need. */
export async function repeated<Result>(what: string, measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < ROUNDS) {
    console.log(`${what}: round ${results.length + 1}`);
    results.push(await measure());
  }
  return results;
}

/** Measures all contenders in turn, and then again those with an undecided promise that more rounds could decide. */
export async function untilDecided<Result>(
  what: string,
  contenders: readonly Contender[],
  measure: (contender: Contender) => Promise<Result>,
  undecided: (rounds: Rounds<Result>) => ReadonlySet<Contender>,
): Promise<Rounds<Result>> {
  const rounds: Round<Result>[] = [];
  while (rounds.length < MAX_ROUNDS) {
    const turns = rounds.length < ROUNDS ? contenders : [...undecided(rounds)];
    if (turns.length === 0) break;
    console.log(`${what}: round ${rounds.length + 1}, ${turns.length} contenders`);
    rounds.push(await inTurns(turns, measure));
  }
  return rounds;
}

export const runsOf = <Result>(rounds: Rounds<Result>, contender: Contender): Result[] =>
  rounds.flatMap((round) => (round.has(contender) ? [round.get(contender) as Result] : []));
