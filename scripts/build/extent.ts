/** `npm run test:feature` builds the standard edition only. */
export const IS_STANDARD_ONLY = process.env.DEALER_BUILD === "standard";

/** What a build writes last: one that failed or was stopped has none. */
export const LAST_FILE = { whole: "dist/integrity.json", standard: "dist/sizes.json" } as const;
