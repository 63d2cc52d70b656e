/** Smaller than a line of text. */
const STEP_PX = 12;

/** All elements that a box is over, or would be so far down, looked for at points between which no line of text fits. */
export function elementsUnder(box: Element, downPx = 0): Element[] {
  const { left, right, ...rect } = box.getBoundingClientRect().toJSON() as DOMRect;
  const [top, bottom] = [rect.top + downPx, rect.bottom + downPx];
  const ys = spots(top, bottom);
  return spots(left, right).flatMap((x) => ys.flatMap((y) => document.elementsFromPoint(x, y)));
}

function spots(start: number, end: number): number[] {
  const count = Math.ceil((end - start) / STEP_PX);
  return [...Array(count + 1).keys()].map((nth) => start + 1 + (nth * (end - start - 2)) / count);
}
