import { isPrerendering } from "../page/prerendering.ts";
import { type Choice, isChoice } from "./consent.ts";
import { countingChoice } from "./reask.ts";

/** What a banner has reported, on this page or in another window, and what was stored then: the browser may not store the choice. */
let reported: { readonly choice: Choice; readonly stored: Choice | undefined } | undefined;

/** The choice that counts on this page: what is stored, or what a banner has reported since. None while it is prerendered. */
export function visitorChoice(): Choice | undefined {
  if (isPrerendering()) return undefined;
  const stored = countingChoice();
  return reported && reported.stored === stored ? reported.choice : stored;
}

/** Keeps what a banner has reported. */
export function keepReported(choice: unknown): void {
  if (isChoice(choice)) reported = { choice, stored: countingChoice() };
}
