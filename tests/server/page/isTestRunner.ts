/**
 * Whether the caller is Playwright's helper script. In Firefox it shares the page's globals, starts at any time and
 * adds listeners that are not the page's.
 */
export function isTestRunner(): boolean {
  return new Error().stack?.includes("InjectedScript") ?? false;
}
