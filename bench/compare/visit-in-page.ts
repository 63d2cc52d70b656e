/** What a page itself knows of a visit. */
export interface Seen {
  /** Compressed bytes of the scripts that were asked for before the page had loaded, and by now. */
  readonly loadBytes: number;
  readonly settledBytes: number;
  readonly blockingMs: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly shift: number;
}

declare global {
  interface Window {
    benchEntries: PerformanceEntry[];
  }
}

/** Before the page's own scripts: what a browser tells only to who listens in time. */
export function listen(): void {
  window.benchEntries = [];
  const observer = new PerformanceObserver((list) => window.benchEntries.push(...list.getEntries()));
  for (const type of ["longtask", "paint", "largest-contentful-paint", "layout-shift"])
    observer.observe({ type, buffered: true });
}

/** Resolves once nothing has been fetched, and no task has been long, for a while. */
export const settled = () =>
  new Promise<void>((resolve) => {
    const QUIET_MS = 1500;
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => requestIdleCallback(() => resolve()), QUIET_MS);
    };
    const observer = new PerformanceObserver(wait);
    observer.observe({ type: "resource" });
    observer.observe({ type: "longtask" });
    wait();
  });

export function seen(): Seen {
  const LONG_TASK_MS = 50;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const all = <Entry extends PerformanceEntry>(type: string) =>
    window.benchEntries.filter(({ entryType }) => entryType === type) as Entry[];
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith(".js"));
  const bytes = (some: readonly PerformanceResourceTiming[]) =>
    sum(some.map(({ encodedBodySize }) => encodedBodySize));
  return {
    loadBytes: bytes(scripts.filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? 0))),
    settledBytes: bytes(scripts),
    blockingMs: sum(all("longtask").map(({ duration }) => duration - LONG_TASK_MS)),
    firstPaintMs: all("paint").find(({ name }) => name === "first-contentful-paint")?.startTime ?? Number.NaN,
    largestPaintMs: all("largest-contentful-paint").at(-1)?.startTime ?? Number.NaN,
    shift: sum(all<PerformanceEntry & { value: number }>("layout-shift").map(({ value }) => value)),
  };
}
