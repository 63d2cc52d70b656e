import { elementsOutside } from "../kernel/page/elements-outside.ts";
import { LEAST_RANGE_PX, rangeOf } from "../kernel/page/scroll-range.ts";
import { viewportSize } from "../kernel/page/viewport-size.ts";
import { scrollerOf } from "../kernel/scroller/follow-scroller.ts";
import { isCut } from "../kernel/scroller/is-cut.ts";
import type { HeaderState } from "./header.host.ts";
import { hasOpen } from "./in-use.ts";
import { pinnedBox } from "./pinned-box.ts";

/** A header and what is around it, in px. */
export interface Measures {
  /** What scrolled the page when this was measured. */
  readonly scroller: Element;
  /** In the flow. */
  readonly heightPx: number;
  /** What a visitor sees of it. */
  readonly shownPx: number;
  /** Between the header and the window's edge, for instance the bar of a CMS. */
  readonly topPx: number;
  readonly high: boolean;
  readonly stays: boolean;
  /** Whether it covers what is at the window's top, if only on a part of the page. */
  readonly covers: boolean;
  /** What keeps it from staying, for its author. */
  readonly problem: string | undefined;
}

const KEPT = "cannot stay in view, because `overflow` of an element around it keeps it there.";
const SHORT =
  "cannot stay in view, because the element around it ends before the page does: put the tag around that element, or let that be as high as its content (`min-height` in place of `height`).";
const EMPTY = "has no height, because the page's styles place its content: remove their `position`.";

/** A higher header leaves too little of the window. */
const MOST_PART = 1 / 2;

export function measure(element: HTMLElement, { high: wasHigh, shrunk }: HeaderState): Measures {
  const box = pinnedBox(element);
  const scroller = scrollerOf(element);
  const { position, top } = getComputedStyle(box);
  const heightPx = box.offsetHeight;
  const high = hasOpen(box) ? wasHigh : heightPx > viewportSize().height * MOST_PART;
  const isPinned = wasHigh || /sticky|fixed/.test(position);
  const mayStay = heightPx > 0 && isPinned && !high;
  // A page that does not scroll yet, or scrolls in an element that is still to be found, has no problem.
  const isBounded = rangeOf(scroller) > LEAST_RANGE_PX && scroller.contains(element);
  const isKept = mayStay && isBounded && isCut(element);
  const isShort = mayStay && isBounded && !isKept && !hasRoom(scroller, box);
  return {
    scroller,
    heightPx,
    shownPx: shrunk ? shownPx(element, box) : heightPx,
    topPx: Number.parseFloat(top) || 0,
    high,
    stays: mayStay && !isKept && !isShort,
    covers: mayStay && !isKept,
    problem: (isKept && KEPT) || (isShort && SHORT) || (isEmpty(element, box) && EMPTY) || undefined,
  };
}

/** A header that has shrunk is less high than its box, which keeps the space of before. */
function shownPx(element: Element, box: Element): number {
  const boxes = [...element.children].map((child) => child.getBoundingClientRect());
  const ends = boxes.filter(({ height }) => height > 0).map(({ bottom }) => bottom);
  return ends.length > 0 ? Math.max(...ends) - box.getBoundingClientRect().top : 0;
}

/** Its content is out of the flow: a theme's own rules pin it. */
const isEmpty = (element: Element, box: HTMLElement) =>
  box.offsetHeight === 0 && [...element.children].some((child) => child.getBoundingClientRect().height > 0);

/** Whether the header can stay for most of the page: a footer may be outside of what is around it. */
function hasRoom(scroller: Element, box: HTMLElement): boolean {
  const around = elementsOutside(box).find((one) => one.getClientRects().length > 0);
  const heightPx = around === scroller ? scroller.scrollHeight : around?.getBoundingClientRect().height;
  return (heightPx ?? 0) - box.offsetHeight >= rangeOf(scroller) / 2;
}
