/** Calls back with the moment the page loaded, in ms since navigation started; at once if it already has. */
export function onLoad(listener: (loadedAtMs: number) => void, signal: AbortSignal): void {
  if (document.readyState === "complete") listener(loadEventStart() || performance.now());
  else addEventListener("load", () => listener(performance.now()), { once: true, signal });
}

function loadEventStart(): number | undefined {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.loadEventStart;
}
