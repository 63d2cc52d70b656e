import { TRIED, type Trial } from "../../support/trials.ts";
import { test } from "../../support/ui.ts";

/** A short run is part of `npm test`; `npm run soak` is the long one. */
export const IS_LONG = process.env.DEALER_SOAK !== undefined;

/** How often to try what is tried at random. */
export const times = (short: number, long: number) => (IS_LONG ? long : short);

/** Counts what the running test is about to try, for docs/robustness.md. */
export function tries(trial: Trial, count: number): void {
  test.info().annotations.push({ type: TRIED, description: `${count} ${trial}` });
}
