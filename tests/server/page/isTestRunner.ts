/**
 * Whether the caller is Playwright's helper script. In Firefox it shares the page's globals,
 * comes at a moment of its own, and listens to much that is not the page's.
 */
export function isTestRunner(): boolean {
  return new Error().stack?.includes("InjectedScript") ?? false;
}
