import { TRIED, type Trial } from "../../support/trials.ts";
import { test } from "../../support/ui.ts";

/** A short run is part of `npm test`; `npm run soak` is the long one. */
export const IS_LONG = process.env.DEALER_SOAK !== undefined;

/** The number of random tries in a short and in a long run. */
export const times = (short: number, long: number) => (IS_LONG ? long : short);

/** Counts what the running test tries, for docs/robustness.md. */
export function tries(trial: Trial, count: number): void {
  test.info().annotations.push({ type: TRIED, description: `${count} ${trial}` });
}
