/** A test that fails in CI runs once more; what then passes is reported as flaky (docs/decisions/gate.md). */
export const RETRIES = process.env.CI ? 1 : 0;
