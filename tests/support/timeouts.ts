/* Patience, not promises: a busy machine may take this long, a page that works never does. */

/** How long an element may take to be there, still and reachable. */
export const ACTION_TIMEOUT_MS = 15_000;

/** How long a page may take to load. */
export const NAVIGATION_TIMEOUT_MS = 20_000;

/** How long a condition may take to come true. */
export const EXPECT_TIMEOUT_MS = 15_000;

/** For what a page waits for by design: that comes on top of the patience with a busy machine. */
export const waitingFor = (designedMs: number) => ({ timeout: designedMs + EXPECT_TIMEOUT_MS });
