/** Registers every element; the clock is stopped and the probe counts. */
export const CONTRACT_PAGE = "/tests/pages/contract.html?direct&probe&clock";
/** The same page without any element's code. */
export const MANIFEST_PAGE = "/tests/pages/manifest.html?probe&clock";
/** An empty page without any element's code. */
export const UNDEFINED_PAGE = "/tests/pages/undefined.html?probe";
