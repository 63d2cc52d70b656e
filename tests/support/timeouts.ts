/** How long an element may take to be there, still and reachable. */
export const ACTION_TIMEOUT_MS = 5000;

/** How long a page may take to load. */
export const NAVIGATION_TIMEOUT_MS = 10_000;
