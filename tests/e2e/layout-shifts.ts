import { twoFrames } from "../support/two-frames.ts";
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
 * Every layout shift since the page's start, with the elements and their places before and after. Only Chromium
 * reports them, without names of elements in shadow trees.
 */
export async function shifts(ui: Ui): Promise<Shift[]> {
  // A shift is reported with the frame that shows it.
  await ui.eval(twoFrames);
  return ui.eval(readShifts);
}

function readShifts(): Shift[] {
  const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`;
  const name = (node: Node | null) => {
    if (!node) return "unnamed";
    return (node as Partial<Element>).outerHTML ?? `${node.nodeName} in ${node.parentElement?.outerHTML}`;
  };
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: "layout-shift", buffered: true });
  const found = observer.takeRecords() as LayoutShift[];
  observer.disconnect();
  return found.map(({ value, sources }) => ({
    value,
    sources: sources.map(
      ({ node, previousRect, currentRect }) =>
        `${place(previousRect)} -> ${place(currentRect)}: ${name(node).slice(0, 120)}`,
    ),
  }));
}
