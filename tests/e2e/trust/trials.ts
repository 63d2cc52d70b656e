import type { EngineName } from "../../support/Host.ts";
import { TRIED, type Trial } from "../../support/trials.ts";
import { test } from "../../support/ui.ts";

/** A short run is part of `npm test`; `npm run soak` is the long one. */
export const IS_LONG = process.env.DEALER_SOAK !== undefined;

const ENGINES: readonly EngineName[] = ["chromium", "firefox", "webkit"];

/** Of a list the short run takes a part, in each engine another: whether this one is left to the long run. */
export const isLeft = (engine: EngineName, index: number, parts: number) =>
  !IS_LONG && index % parts !== ENGINES.indexOf(engine) % parts;

/** How often to try what is tried at random. */
export const times = (short: number, long: number) => (IS_LONG ? long : short);

/** Counts what the running test is about to try, for docs/trust.md. */
export function tries(trial: Trial, count: number): void {
  test.info().annotations.push({ type: TRIED, description: `${count} ${trial}` });
}
