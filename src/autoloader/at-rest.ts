import { storedChoice } from "../kernel/consent.ts";
import { BANNER, isAskedByAddress } from "../kernel/consent-banner.ts";
import { loadTag } from "./load-tag.ts";

interface Opening extends HTMLElement {
  open(): void;
}

/** A banner that a stored choice leaves without a task: its code is fetched only when it gets one. */
export function isAtRest(element: HTMLElement): boolean {
  if (!element.matches(`${BANNER}:not([when-decided="show" i])`) || !storedChoice() || isAskedByAddress())
    return false;
  // Until the code is there, a page can ask all the same.
  const open = async () => (await loadTag(BANNER)) && (element as Opening).open();
  Object.assign(element, { open });
  return true;
}
