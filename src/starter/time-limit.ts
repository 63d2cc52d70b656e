/** A server that does not answer says nothing that could be heard: what the author wrote is hidden no longer than this. */
export const CODE_TIMEOUT_MS = 10_000;

/** Where no loader says otherwise: a hung third party keeps the page's code back no longer than this. */
export const MAX_WAIT_MS = 10_000;

/** Without the starter, the style sheets wait for an element's code no longer than this; each of them repeats the value. */
export const STYLE_SHEET_WAIT_MS = 4000;
