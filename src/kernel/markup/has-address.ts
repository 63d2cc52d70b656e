/** Matches the scheme as the browser parsed it, followed by the `href` as written. */
const NOWHERE = /^(\w*:\s*#?\s*$|javascript:)/;

/** Whether a link leads somewhere; a link without an address is only a label. */
export const hasAddress = (link: Element) =>
  !NOWHERE.test((link as HTMLAnchorElement).protocol + (link.getAttribute("href") ?? ""));
