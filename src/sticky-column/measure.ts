import { windowScroller } from "../kernel/page/scroll-range.ts";
import { viewportSize } from "../kernel/page/viewport-size.ts";
import { scrolledPx, scrollerOf } from "../kernel/scroller/follow-scroller.ts";
import { isCut } from "../kernel/scroller/is-cut.ts";
import { ALL_BOXES, type ColumnSheet, INNER_BOXES } from "./column-sheet.ts";

import { rowEnd } from "./row.ts";
import type { StickyColumnHost } from "./sticky-column.host.ts";
import { placeOf, topAtLimit } from "./sticky-column.ts";
import type { ViewParts } from "./view-parts.ts";

/** Where and how a column can stay in view, in px in the window. */
export interface Spot {
  /** The distance from the scroller's top. */
  readonly top: number;
  /** The same from the window's top. */
  readonly windowTop: number;
  /** At the slider's height it jumps there, because it must keep more distance from the top. */
  readonly jumps: boolean;
  readonly height: number;
  /** The height that the scroller shows of it. */
  readonly mostHeight: number;
  /** Which boxes can be sticky; undefined where none has room. */
  readonly sticky: string | undefined;
  /** How far its shadows may extend past its end without making the page wider. */
  readonly shadowRoom: number;
  /** Where the columns beside it end, in the scroller. */
  readonly end: number;
}

/** As far as most shadows extend; sticky-column.css has the same room at the start. */
const SHADOW_PX = 32;

/** More than any row is high. */
const FAR_PX = 1e6;

/** Undefined where the column must stay in the flow. */
export function measure(
  host: StickyColumnHost,
  { content }: ViewParts,
  sheet: ColumnSheet,
  slider: Element,
  sliderHeightPx: number,
): Spot | undefined {
  const { element, options } = host;
  sheet.still();
  const column = content.getBoundingClientRect();
  const end = rowEnd(element, column, slider);
  if (column.height === 0 || end === undefined) return;

  const boxes = mayStick(element) ? ALL_BOXES : INNER_BOXES;
  const view = viewOf(scrollerOf(element));
  const scrollPx = scrolledPx(element);
  const { left, width, height } = column;
  const measures = {
    scrollPx,
    sliderHeightPx,
    offsetPx: Math.max(Math.max(options.get().offsetPx, headerEnd()) - view.top, 0),
    windowHeightPx: view.height,
    column: { left, width, height, top: column.top - view.top },
  };
  const { top } = placeOf(measures);
  return {
    top,
    windowTop: view.top + top,
    jumps: top > topAtLimit(measures),
    height,
    mostHeight: view.height - top,
    sticky:
      !isCut(element) && hasRoom(content, column, end, () => sheet.stick(FAR_PX, boxes)) ? boxes : undefined,
    shadowRoom: shadowRoom(element, column, view),
    end: end + scrollPx,
  };
}

/** How far a `dealer-header` reaches from the window's top now. */
const headerEnd = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--dealer-header-height")) ||
  0;

/** A tag that the author has placed keeps its place. */
function mayStick(element: Element): boolean {
  const { position, top, left } = getComputedStyle(element);
  const isMoved = [top, left].some((px) => Number.parseFloat(px));
  return /static|sticky/.test(position) || (position === "relative" && !isMoved);
}

/** What a scroller shows, in the window. Sticky boxes stay inside its padding. */
function viewOf(scroller: Element) {
  if (scroller === windowScroller()) return { top: 0, left: 0, ...viewportSize() };
  const { paddingTop, paddingBottom } = getComputedStyle(scroller);
  const [above, below] = [paddingTop, paddingBottom].map(Number.parseFloat) as [number, number];
  const { top, left } = scroller.getBoundingClientRect();
  return {
    top: top + scroller.clientTop + above,
    left: left + scroller.clientLeft,
    width: scroller.clientWidth,
    height: scroller.clientHeight - above - below,
  };
}

function shadowRoom(element: Element, column: DOMRect, view: ReturnType<typeof viewOf>): number {
  const isRtl = getComputedStyle(element).direction === "rtl";
  const roomPx = isRtl ? column.left - view.left : view.left + view.width - column.right;
  return Math.max(0, Math.min(SHADOW_PX, roomPx));
}

/** Whether a sticky column, moved as far as it goes, reaches the end of the columns beside it. */
function hasRoom(content: Element, column: DOMRect, end: number, moveFar: () => void): boolean {
  moveFar();
  const roomPx = content.getBoundingClientRect().top - column.top;
  return roomPx > 0 && column.bottom + roomPx >= end - 1;
}
