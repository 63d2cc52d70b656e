/** What the strict policy lets run: a page's own scripts, and apart from them what a `dealer-tags` brings. */
export const NONCES = { page: "test", tags: "tags" } as const;
