import type { Ui } from "../support/ui.ts";

interface Shift {
  readonly value: number;
  readonly sources: readonly string[];
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

/**
 * Every layout shift since the page began, with what moved, from where to where. Only Chromium counts them; what stands
 * in a shadow tree it does not name.
 */
export const shifts = (ui: Ui): Promise<Shift[]> => ui.eval(readShifts);

function readShifts(): Promise<Shift[]> {
  const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`;
  const name = (node: Node | null) => {
    if (!node) return "unnamed";
    return (node as Partial<Element>).outerHTML ?? `${node.nodeName} in ${node.parentElement?.outerHTML}`;
  };
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const found = list.getEntries() as LayoutShift[];
      resolve(
        found.map(({ value, sources }) => ({
          value,
          sources: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${place(previousRect)} -> ${place(currentRect)}: ${name(node).slice(0, 120)}`,
          ),
        })),
      );
    });
    observer.observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve([]), 200);
  });
}
