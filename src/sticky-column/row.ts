import { boxesOf } from "../kernel/page/boxes-of.ts";
import { elementsOutside } from "../kernel/page/elements-outside.ts";

/**
 * Where the columns beside a column end, in px in the window; undefined where nothing is beside it. Looks in every box
 * around the column, until one that has the slider as well.
 */
export function rowEnd(element: Element, column: DOMRect, slider: Element): number | undefined {
  let inner = element;
  for (const outer of elementsOutside(element)) {
    const isFlownAround = leavesFlow(inner);
    const others = [...outer.children].filter((other) => other !== inner).flatMap(flowBoxesOf);
    const beside = others.filter(
      (box) => isBeside(box, column) || (isFlownAround && hasRoomFor(box, column)),
    );
    const row = isFlownAround ? [outer.getBoundingClientRect()] : [];
    if (beside.length > 0) return Math.max(...[...beside, ...row].map(({ bottom }) => bottom));
    if (outer.contains(slider)) return;
    inner = outer;
  }
}

/** The boxes that an element has in the flow. */
const flowBoxesOf = (element: Element): DOMRect[] =>
  boxesOf(element)
    .filter((box) => !/absolute|fixed/.test(getComputedStyle(box).position))
    .map((box) => box.getBoundingClientRect());

function leavesFlow(element: Element): boolean {
  const { float, position } = getComputedStyle(element);
  return float !== "none" || /absolute|fixed/.test(position);
}

/** Boxes that touch have no part in common, also where a browser rounds their places. */
const shares = (start: number, end: number, otherStart: number, otherEnd: number) =>
  Math.min(end, otherEnd) - Math.max(start, otherStart) > 1;
const sharesHeight = (one: DOMRect, other: DOMRect) => shares(one.top, one.bottom, other.top, other.bottom);
const sharesWidth = (one: DOMRect, other: DOMRect) => shares(one.left, one.right, other.left, other.right);

const isBeside = (box: DOMRect, column: DOMRect) => sharesHeight(box, column) && !sharesWidth(box, column);

/** Whether the text in a box that is also behind a column has room beside it. */
const hasRoomFor = (box: DOMRect, column: DOMRect) =>
  sharesHeight(box, column) && box.width > 1.5 * column.width;
