/** A request without an answer never fails, so after this long the author's content is shown. */
export const CODE_TIMEOUT_MS = 10_000;

/** A third party that never answers delays the page's code no longer than this, unless a loader sets another limit. */
export const MAX_WAIT_MS = 10_000;

/** Without the starter, the style sheets wait no longer than this for an element's code; each of them repeats the value. */
export const STYLE_SHEET_WAIT_MS = 4000;
