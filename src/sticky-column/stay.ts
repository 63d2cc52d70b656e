import { scrolledPx } from "../kernel/scroller/follow-scroller.ts";
import type { Spot } from "./measure.ts";
import type { Stay } from "./sticky-column.host.ts";
import { ORIGIN_WIDTH_PX, type ViewParts } from "./view-parts.ts";

/** How a column stays in view now; undefined while the flow has it where it must be. */
export function stayOf(element: Element, parts: ViewParts, spot: Spot, isFixed: boolean): Stay | undefined {
  if (!isFixed && (spot.jumps || !spot.sticky)) return;
  const origin = parts.origin.getBoundingClientRect();
  const scale = origin.width / ORIGIN_WIDTH_PX || 1;
  const isHigh = isFixed && spot.height > spot.mostHeight;
  const room = isHigh || !spot.sticky ? spot.height / scale : undefined;
  const scrolls = isHigh
    ? { mostHeight: spot.mostHeight / scale, shadowRoom: spot.shadowRoom / scale }
    : { mostHeight: undefined, shadowRoom: undefined };
  if (spot.sticky) return { top: spot.top / scale, room, ...scrolls, left: undefined, width: undefined };
  const { left, width } = parts.space.getBoundingClientRect();
  return {
    top: (fixedTop(element, spot) - origin.top) / scale,
    room,
    ...scrolls,
    left: (left - origin.left) / scale,
    width: width / scale,
  };
}

/** It ends with the columns beside it. */
const fixedTop = (element: Element, { windowTop, end, height, mostHeight }: Spot) =>
  Math.min(windowTop, end - scrolledPx(element) - Math.min(height, mostHeight));
