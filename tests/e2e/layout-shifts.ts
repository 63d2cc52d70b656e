import type { Ui } from "../support/ui.ts";

interface Shift {
  readonly value: number;
  readonly sources: readonly string[];
}

/** Every layout shift since the page began, with what moved. Only Chromium counts them. */
export const shifts = (ui: Ui): Promise<Shift[]> =>
  ui.eval(
    () =>
      new Promise<Shift[]>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const found = list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: { node: Node | null }[];
          })[];
          resolve(
            found.map(({ value, sources }) => ({
              value,
              sources: sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 80) ?? ""),
            })),
          );
        });
        observer.observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve([]), 200);
      }),
  );
