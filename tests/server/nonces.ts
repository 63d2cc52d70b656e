/** The nonces of the strict policy: one for the page's own scripts, one for the scripts of `dealer-tags`. */
export const NONCES = { page: "test", tags: "tags" } as const;
