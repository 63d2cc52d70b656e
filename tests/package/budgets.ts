/* Limits of the built package, in bytes compressed with Brotli. */

export const PAGE_BYTES = {
  "dealer-elements.js": 4270,
  "dealer-elements.css": 2890,
  "dealer-storage-guard.js": 3830,
};

/** The first press on a page with these tags waits for the code of all of them. */
export const FIRST_PRESS_TAGS = ["dealer-loader", "dealer-mega-nav", "dealer-call-us", "dealer-to-top"];
export const FIRST_PRESS_BYTES = { dist: 87_450, "dist/slim": 38_390 };
