import { storedChoice } from "../kernel/consent/consent.ts";
import { BANNER, isAskedByAddress } from "../kernel/consent/consent-banner.ts";
import { loadTag } from "./load-tag.ts";

interface Opening extends HTMLElement {
  open(): unknown;
}

/** A banner that a stored choice leaves without a task: its code is fetched only when it gets one. */
export function isUnneededBanner(element: HTMLElement): boolean {
  if (!element.matches(`${BANNER}:not([when-decided="show" i])`) || !storedChoice() || isAskedByAddress())
    return false;
  const banner = element as Opening;
  // Until the code is there, a page can ask all the same.
  banner.open = async () => (await loadTag(BANNER)) && banner.open();
  return true;
}
