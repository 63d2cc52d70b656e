import { isPrerendering } from "../page/prerendering.ts";
import { type Choice, CONSENT_VALUES } from "./consent.ts";
import { countingChoice } from "./reask.ts";

/** What a banner has reported, and what was stored then: the browser may not store the choice. */
let reported: { readonly choice: Choice; readonly stored: Choice | undefined } | undefined;

/** The choice that counts on this page: what is stored, or what a banner has reported since. None while it is prerendered. */
export function visitorChoice(): Choice | undefined {
  if (isPrerendering()) return undefined;
  const stored = countingChoice();
  return reported && reported.stored === stored ? reported.choice : stored;
}

/** Keeps what a banner has reported; a page's own event may have anything in it. */
export function keepReported({ detail }: DocumentEventMap["dealer-cookie-hint-decided"]): void {
  if (Object.hasOwn(CONSENT_VALUES, Object(detail).choice))
    reported = { choice: detail.choice, stored: countingChoice() };
}
