/* These functions run in the page, so each can use only its arguments. */

declare global {
  interface Window {
    interactions: PerformanceEntry[];
  }
}

/** Records the interactions; 16 ms is the lowest threshold that browsers allow (https://w3c.github.io/event-timing/). */
export function watchInteractions(): void {
  const MIN_MS = 16;
  window.interactions = [];
  const observer = new PerformanceObserver((list) => window.interactions.push(...list.getEntries()));
  observer.observe({ type: "event", durationThreshold: MIN_MS } as PerformanceObserverInit);
}

/** The time from the press to the paint with its effect; 16 ms when it was less. */
export async function longestInteraction(): Promise<number> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
  const presses = window.interactions.filter(({ name }) => /^(pointer(down|up)|click)$/.test(name));
  return Math.max(16, ...presses.map(({ duration }) => duration));
}
