import { elementsOutside } from "../page/elements-outside.ts";
import { LEAST_RANGE_PX, rangeOf, windowScroller } from "../page/scroll-range.ts";

/** The part of the window that the scroller of a page covers at least. */
const LEAST_PART = 1 / 3;

type Box = Element | undefined;

/**
 * What scrolls the page for an element: the nearest scroller around it; else the window, if it scrolls; else the large
 * scroller that the visitor has moved, or that is in the middle of the window. Undefined is the window.
 */
export function findScroller(element: Element, moved: readonly Box[]): Box {
  const around = elementsOutside(element).filter(isScroller);
  const nearest = around.find(isLarge);
  if (nearest || doesWindowScroll()) return nearest;
  const middle = document.elementsFromPoint(innerWidth / 2, innerHeight / 2).reverse();
  const scrolled = middle.filter(({ scrollTop }) => scrollTop > 0);
  const isOfPage = (box: Box) => box?.isConnected && isScroller(box) && isLarge(box);
  return [...moved, ...scrolled, ...middle].find(isOfPage) ?? around[0];
}

/** The root scrolls the window. So does a body whose `overflow` is the window's (CSS Overflow 3): then both have a range. */
export const isOfWindow = (box: Element) =>
  box === document.documentElement || (box === document.body && hasRange(windowScroller()));

const hasRange = (box: Element) => rangeOf(box) > LEAST_RANGE_PX;

const isScroller = (box: Element) =>
  hasRange(box) &&
  !isOfWindow(box) &&
  // A page that is locked for a moment is still scrolled.
  (box.scrollTop > 0 || /auto|scroll/.test(getComputedStyle(box).overflowY));

const isLarge = ({ clientWidth, clientHeight }: Element) =>
  clientWidth * clientHeight >= innerWidth * innerHeight * LEAST_PART;

const doesWindowScroll = () =>
  hasRange(windowScroller()) && (scrollY > 0 || !/hidden|clip/.test(windowOverflow()));

function windowOverflow(): string {
  const { overflowY } = getComputedStyle(document.documentElement);
  return overflowY === "visible" ? getComputedStyle(document.body).overflowY : overflowY;
}
