/** Of the scheme as the browser reads it, however it is written, and the address as written. */
const NOWHERE = /^(\w*:\s*#?\s*$|javascript:)/;

/** Whether a link leads anywhere; one that does not is a label. */
export const hasAddress = (link: Element) =>
  !NOWHERE.test((link as HTMLAnchorElement).protocol + (link.getAttribute("href") ?? ""));
