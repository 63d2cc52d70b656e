import { storedChoice } from "../kernel/consent/consent.ts";
import { BANNER, isOpenedByAddress } from "../kernel/consent/consent-banner.ts";
import { loadTag } from "./load-tag.ts";

interface Banner extends HTMLElement {
  open(): unknown;
}

/** Whether a stored choice makes the banner unnecessary; then its code is loaded only when the page opens it. */
export function isUnneededBanner(element: HTMLElement): boolean {
  if (!element.matches(`${BANNER}:not([when-decided="show" i])`) || !storedChoice() || isOpenedByAddress())
    return false;
  const banner = element as Banner;
  // So that a page can open it before its code has loaded.
  banner.open = async () => (await loadTag(BANNER)) && banner.open();
  return true;
}
