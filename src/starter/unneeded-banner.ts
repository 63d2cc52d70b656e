import { storedChoice } from "../kernel/consent/consent.ts";
import { BANNER, isOpenedBy } from "../kernel/consent/consent-banner.ts";
import { loadTag } from "./load-tag.ts";

interface Banner extends HTMLElement {
  open?(): unknown;
}

/** A banner whose code has nothing to do on a visit with a stored choice. */
const AT_REST = `${BANNER}:not([when-decided="show" i],[reask-after],[renew])`;

/** Whether a stored choice makes the banner unnecessary; then its code is loaded only when the page opens it. */
export function isUnneededBanner(banner: Banner): boolean {
  if (!banner.matches(AT_REST) || !storedChoice() || isOpenedBy(location.search)) return false;
  // So that a page can open it before its code has loaded.
  banner.open = async () => (await loadTag(BANNER)) && banner.open?.();
  return true;
}
