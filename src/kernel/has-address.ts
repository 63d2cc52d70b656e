const NOWHERE = /^\s*(#?\s*$|javascript:)/i;

/** Whether a link leads anywhere; one that does not is a label. */
export const hasAddress = (link: Element) => !NOWHERE.test(link.getAttribute("href") ?? "");
