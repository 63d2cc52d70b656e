import { boxesOf } from "../../../kernel/page/boxes-of.ts";
import {
  type ItemBox,
  isOnMoreLines,
  isOutOfFlow,
  listsIn,
  outermostItems,
  sum,
  textPx,
} from "./item-boxes.ts";

/** Boxes have fractions of a pixel. */
const TOLERANCE_PX = 1;
/** Less room than this at the end of a line holds no word. */
const NO_ROOM_PX = 8;

/**
 * How much wider the room of the outermost items must be at least before they are on one line; 0 if they are, and
 * nothing if the menu has no items or is not rendered. The page must have the wide layout.
 */
export function shortageOf(element: Element): number | undefined {
  if (!isRendered(element) || outermostItems(element).length === 0) return undefined;
  const shortages = [...listsIn(element)].map(([list, boxes]) => shortageOn(list, boxes));
  // The theme has folded the list away, as on its narrow pages.
  if (shortages.length === 0) return 1;
  return Math.max(...shortages, overflowOf(element), siblingOverflowOf(element));
}

/** Without a box of its own an element is rendered where what is around it is. */
const isRendered = (element: Element) =>
  aroundOf(element)
    .find((around) => getComputedStyle(around).display !== "contents")
    ?.checkVisibility();

function shortageOn(list: Element, boxes: readonly ItemBox[]): number {
  const [first] = boxes as readonly [ItemBox];
  const isBelow = ({ rect }: ItemBox) =>
    rect.top >= first.rect.bottom - TOLERANCE_PX || rect.bottom <= first.rect.top + TOLERANCE_PX;
  const room = roomOf(list);
  // A label that is on two lines although there is room was written so.
  const isBroken = () => freePx(boxes, room) < NO_ROOM_PX && boxes.some(({ item }) => isOnMoreLines(item));
  return boxes.some(isBelow) || isBroken() ? Math.max(1, neededPx(boxes, room) - room.px) : 0;
}

interface Room {
  readonly px: number;
  readonly gapPx: number;
  /** Whether the list may have made its items wider than they need. */
  readonly stretches: boolean;
}

function roomOf(list: Element): Room {
  const { paddingInlineStart, paddingInlineEnd, columnGap, display } = getComputedStyle(list);
  return {
    px: list.clientWidth - px(paddingInlineStart) - px(paddingInlineEnd),
    gapPx: /flex|grid/.test(display) ? px(columnGap) : 0,
    stretches: /grid|table/.test(display),
  };
}

/** At least: margins are left out, because an automatic one is as wide as the room that is left. */
function neededPx(boxes: readonly ItemBox[], { gapPx, stretches }: Room): number {
  const widths = boxes.map(({ item, rect }) =>
    stretches || getComputedStyle(item).flexGrow !== "0" ? textPx(item) : Math.max(rect.width, textPx(item)),
  );
  return sum(widths) + gapPx * (boxes.length - 1);
}

function freePx(boxes: readonly ItemBox[], room: Room): number {
  const widths = boxes.map(({ item, rect }) => {
    const { marginInlineStart, marginInlineEnd } = getComputedStyle(item);
    return rect.width + px(marginInlineStart) + px(marginInlineEnd);
  });
  return room.px - sum(widths) - room.gapPx * (boxes.length - 1);
}

const px = (length: string) => Number.parseFloat(length) || 0;

/** How far the items are outside the element, or outside an element around it. */
function overflowOf(element: Element): number {
  const rects = [...listsIn(element).values()].flat().map(({ rect }) => rect);
  const left = Math.min(...rects.map((rect) => rect.left));
  const right = Math.max(...rects.map((rect) => rect.right));
  let overflow = 0;
  for (const around of aroundOf(element)) {
    overflow = Math.max(overflow, outsidePx({ left, right }, around));
    if (isOutOfFlow(around)) break;
  }
  return overflow;
}

/** How far the elements beside the menu are outside the row that it shares with them, because it leaves no room. */
function siblingOverflowOf(element: Element): number {
  for (const around of aroundOf(element).slice(1)) {
    const { display, flexDirection } = getComputedStyle(around);
    if (!display.includes("flex") || flexDirection.startsWith("column")) continue;
    const beside = [...around.children].flatMap(boxesOf).filter((child) => !isOutOfFlow(child));
    return Math.max(0, ...beside.map((child) => outsidePx(child.getBoundingClientRect(), around)));
  }
  return 0;
}

function outsidePx({ left, right }: Pick<DOMRect, "left" | "right">, around: Element): number {
  const bounds = around.getBoundingClientRect();
  if (bounds.width === 0 || left === right) return 0;
  const outside = Math.max(bounds.left - left, right - bounds.right);
  return outside > TOLERANCE_PX ? outside : 0;
}

/** An element and the elements around it, also those around its shadow tree. */
export function aroundOf(element: Element): Element[] {
  const root = element.getRootNode();
  const around = element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot && root.host);
  return around ? [element, ...aroundOf(around)] : [element];
}
