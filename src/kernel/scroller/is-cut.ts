import { elementsOutside } from "../page/elements-outside.ts";
import { windowScroller } from "../page/scroll-range.ts";
import { scrollerOf } from "./follow-scroller.ts";

/** Whether a box between an element and its scroller cuts off what leaves it: sticky boxes stay inside that one. */
export function isCut(element: Element): boolean {
  const scroller = scrollerOf(element);
  const cutting = elementsOutside(element).find((box) => box === scroller || cuts(box));
  return (cutting ?? windowScroller()) !== scroller;
}

const cuts = (box: Element) => !isOfWindow(box) && !/visible|clip/.test(getComputedStyle(box).overflowY);

/** Whether the window has this element's `overflow` (CSS Overflow 3). */
function isOfWindow(box: Element): boolean {
  const { documentElement: root, body } = document;
  return box === root || (box === body && getComputedStyle(root).overflowY === "visible");
}
