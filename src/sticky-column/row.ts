import { elementsOutside } from "../kernel/page/elements-outside.ts";

/** What the page puts around a column. */
export interface Row {
  /** The end of the columns beside it, in px in the window. */
  readonly end: number | undefined;
  /** It is above or below another column, and would cover that if it stayed in view. */
  readonly isStacked: boolean;
}

/** Looks for other columns, in every box around the column until one that has the slider as well. */
export function rowOf(element: Element, column: DOMRect, slider: Element): Row {
  let isStacked = false;
  let inner = element;
  for (const outer of elementsOutside(element)) {
    const hasSlider = outer.contains(slider);
    const others = [...outer.children].filter((other) => other !== inner && !other.contains(slider));
    const boxes = others.filter(isInFlow).map((other) => other.getBoundingClientRect());
    const beside = boxes.filter((box) => isBeside(box, column));
    if (beside.length > 0) return { end: Math.max(...beside.map(({ bottom }) => bottom)), isStacked: false };
    // A page's own blocks follow each other without being columns.
    const hasColumns = !hasSlider || /grid|flex/.test(getComputedStyle(outer).display);
    isStacked ||= hasColumns && boxes.some((box) => isOverOrUnder(box, column));
    if (hasSlider) break;
    inner = outer;
  }
  return { end: undefined, isStacked };
}

const isInFlow = (box: Element) => !/absolute|fixed/.test(getComputedStyle(box).position);

/** Boxes that touch have no part in common, also where a browser rounds their places. */
const shares = (start: number, end: number, otherStart: number, otherEnd: number) =>
  Math.min(end, otherEnd) - Math.max(start, otherStart) > 1;
const sharesHeight = (one: DOMRect, other: DOMRect) => shares(one.top, one.bottom, other.top, other.bottom);
const sharesWidth = (one: DOMRect, other: DOMRect) => shares(one.left, one.right, other.left, other.right);

const isBeside = (box: DOMRect, column: DOMRect) => sharesHeight(box, column) && !sharesWidth(box, column);

const isOverOrUnder = (box: DOMRect, column: DOMRect) =>
  box.height > column.height && sharesWidth(box, column) && !sharesHeight(box, column);
