import fc from "fast-check";
import { IS_LONG } from "./trials.ts";

/** `npm test` uses the same values each time, the long run other ones; ROBUSTNESS_SEED=<number> repeats a run. */
const SEED = 20_261_122;

const freshSeed = () => Math.floor(Math.random() * 2 ** 31);

/** Runs a check on random values; a failure reports the seed and the values. */
export const always = <T>(values: fc.Arbitrary<T>, numRuns: number, check: (value: T) => Promise<void>) =>
  fc.assert(fc.asyncProperty(values, check), {
    seed: Number(process.env.ROBUSTNESS_SEED ?? (IS_LONG ? freshSeed() : SEED)),
    numRuns,
    endOnFailure: true,
    includeErrorInReport: true,
  });
