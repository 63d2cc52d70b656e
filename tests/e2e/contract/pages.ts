/** Registers every element; the clock stands still and the probe watches. */
export const CONTRACT_PAGE = "/tests/pages/contract.html?probe&clock";
/** The same scene without any element's code. */
export const MANIFEST_PAGE = "/tests/pages/manifest.html?probe&clock";
/** An empty page without any element's code. */
export const UNDEFINED_PAGE = "/tests/pages/undefined.html?probe";
