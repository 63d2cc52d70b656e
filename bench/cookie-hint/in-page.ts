/** What is measured in the page; each function can use nothing but its arguments. */

declare global {
  interface Window {
    interactions: PerformanceEntry[];
  }
}

/** The least that a browser tells of (https://w3c.github.io/event-timing/). */
export function watchInteractions(): void {
  const LEAST_MS = 16;
  window.interactions = [];
  const observer = new PerformanceObserver((list) => window.interactions.push(...list.getEntries()));
  observer.observe({ type: "event", durationThreshold: LEAST_MS } as PerformanceObserverInit);
}

/** From the press to the paint that shows its effect; 16 ms where it was less. */
export async function longestInteraction(): Promise<number> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
  const presses = window.interactions.filter(({ name }) => /^(pointer(down|up)|click)$/.test(name));
  return Math.max(16, ...presses.map(({ duration }) => duration));
}
