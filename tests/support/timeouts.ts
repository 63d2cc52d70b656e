/* Upper limits for a busy machine; a working page on an idle machine is far below them. */

/** How long an element may take to be present, stable and reachable. */
export const ACTION_TIMEOUT_MS = 15_000;

/** How long a page may take to load. */
export const NAVIGATION_TIMEOUT_MS = 20_000;

/** How long a condition may take to come true. A contributor waits for every test that fails, and has no busy machine. */
export const EXPECT_TIMEOUT_MS = process.env.CI ? 15_000 : 5_000;

/** For walks that wait hundreds of times: Playwright asks again after 100 ms, then after 250. */
export const ASKS_SOON = { intervals: [20, 40, 80, 160, 250, 500] };

/** The timeout for a condition that has a delay by design. */
export const waitingFor = (designedMs: number) => ({ timeout: designedMs + EXPECT_TIMEOUT_MS });
