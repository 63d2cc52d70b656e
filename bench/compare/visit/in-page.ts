/** The measurements that the page itself can make. */
export interface Seen {
  /** Compressed bytes of the scripts that were requested before the page had loaded, before it was idle, and until now. */
  readonly loadBytes: number;
  readonly idleBytes: number;
  readonly settledBytes: number;
  readonly idleBlockingMs: number;
  readonly blockingMs: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly shift: number;
}

declare global {
  interface Window {
    benchEntries: PerformanceEntry[];
    benchIdleAt: number;
    /** Notifies the driver. */
    benchIdle?(message: string): void;
  }
}

/** Runs before the page's own scripts, because the browser does not report all entries to a late observer. */
export function listen(): void {
  window.benchEntries = [];
  const observer = new PerformanceObserver((list) => window.benchEntries.push(...list.getEntries()));
  for (const type of ["longtask", "paint", "largest-contentful-paint", "layout-shift"])
    observer.observe({ type, buffered: true });
  const idle = () => {
    window.benchIdleAt = performance.now();
    window.benchIdle?.("");
  };
  // The starter has the same limit.
  addEventListener("load", () => requestIdleCallback(idle, { timeout: 1000 }));
}

/** Resolves after a while without requests and long tasks, or after a time limit when the machine stays busy. */
export const settled = () =>
  new Promise<void>((resolve) => {
    const QUIET_MS = 1500;
    const BUSY_MS = 20_000;
    let timer = 0;
    // With a limit, because a page that has nothing to render may never report idle time.
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => requestIdleCallback(() => resolve(), { timeout: QUIET_MS }), QUIET_MS);
    };
    const observer = new PerformanceObserver(wait);
    observer.observe({ type: "resource" });
    observer.observe({ type: "longtask" });
    wait();
    setTimeout(resolve, BUSY_MS);
  });

export function seen(): Seen {
  const LONG_TASK_MS = 50;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const all = <Entry extends PerformanceEntry>(type: string) =>
    window.benchEntries.filter(({ entryType }) => entryType === type) as Entry[];
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const scripts = resources.filter(({ name }) => new URL(name).pathname.endsWith(".js"));
  const bytesBefore = (time: number) =>
    sum(scripts.flatMap(({ startTime, encodedBodySize }) => (startTime < time ? encodedBodySize : [])));
  const blockingBefore = (time: number) =>
    sum(
      all("longtask").flatMap(({ startTime, duration }) => (startTime < time ? duration - LONG_TASK_MS : [])),
    );
  return {
    loadBytes: bytesBefore(navigation?.loadEventStart ?? 0),
    idleBytes: bytesBefore(window.benchIdleAt),
    settledBytes: bytesBefore(performance.now()),
    idleBlockingMs: blockingBefore(window.benchIdleAt),
    blockingMs: blockingBefore(performance.now()),
    firstPaintMs: all("paint").find(({ name }) => name === "first-contentful-paint")?.startTime ?? Number.NaN,
    largestPaintMs: all("largest-contentful-paint").at(-1)?.startTime ?? Number.NaN,
    shift: sum(all<PerformanceEntry & { value: number }>("layout-shift").map(({ value }) => value)),
  };
}
