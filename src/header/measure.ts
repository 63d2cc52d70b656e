import { elementsOutside } from "../kernel/page/elements-outside.ts";
import { rangeOf } from "../kernel/page/scroll-range.ts";
import { viewportSize } from "../kernel/page/viewport-size.ts";
import { scrollerOf } from "../kernel/scroller/follow-scroller.ts";
import { isCut } from "../kernel/scroller/is-cut.ts";
import type { HeaderState } from "./header.host.ts";
import { hasOpen } from "./in-use.ts";
import { pinnedBox } from "./pinned-box.ts";

/** A header and what is around it, in px. */
export interface Measures {
  /** In the flow. */
  readonly heightPx: number;
  /** What a visitor sees of it. */
  readonly shownPx: number;
  /** Between the header and the window's edge, for instance the bar of a CMS. */
  readonly topPx: number;
  readonly high: boolean;
  readonly stays: boolean;
  /** What keeps it from staying, for its author. */
  readonly problem: string | undefined;
}

/** A higher header leaves too little of the window. */
const MOST_PART = 1 / 2;

export function measure(element: HTMLElement, { high: wasHigh, shrunk }: HeaderState): Measures {
  const box = pinnedBox(element);
  const { position, top } = getComputedStyle(box);
  const heightPx = box.offsetHeight;
  const high = hasOpen(box) ? wasHigh : heightPx > viewportSize().height * MOST_PART;
  const isPinned = wasHigh || /sticky|fixed/.test(position);
  const mayStay = heightPx > 0 && isPinned && !high;
  const problem = mayStay ? problemOf(element, box) : undefined;
  return {
    heightPx,
    shownPx: shrunk ? shownPx(element, box) : heightPx,
    topPx: Number.parseFloat(top) || 0,
    high,
    stays: mayStay && !problem,
    problem,
  };
}

/** A header that has shrunk is less high than its box, which keeps the space of before. */
function shownPx(element: Element, box: Element): number {
  const boxes = [...element.children].map((child) => child.getBoundingClientRect());
  const ends = boxes.filter(({ height }) => height > 0).map(({ bottom }) => bottom);
  return ends.length > 0 ? Math.max(...ends) - box.getBoundingClientRect().top : 0;
}

function problemOf(element: Element, box: HTMLElement): string | undefined {
  if (isCut(element))
    return "cannot stay in view, because `overflow` of an element around it keeps it there.";
  if (!hasRoom(element, box))
    return "cannot stay in view, because the element around it ends with it: put the tag around that element.";
}

/** Whether the header can stay for most of the page: a footer may be outside of what is around it. */
function hasRoom(element: Element, box: HTMLElement): boolean {
  const around = elementsOutside(box).find((one) => one.getClientRects().length > 0);
  const roomPx = (around?.getBoundingClientRect().height ?? 0) - box.offsetHeight;
  return roomPx >= rangeOf(scrollerOf(element)) / 2;
}
