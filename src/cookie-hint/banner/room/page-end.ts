import { elementsOutside } from "../../../kernel/page/elements-outside.ts";
import { rangeOf, windowScroller } from "../../../kernel/page/scroll-range.ts";
import { viewportSize } from "../../../kernel/page/viewport-size.ts";
import type { Room } from "./room-rules.ts";

/** Parts of the window's width at which the page is looked at. */
const SPOTS = [0.1, 0.5, 0.9];

/** What scrolls so that the page's end comes above the banner: the window, else parts of the page that end below it. */
export function pageEnd(px: number, now: Room): Element[] {
  const { documentElement: root, body } = document;
  const ownPx = now.ends[0] === root ? now.px : 0;
  if (!isFixed(root, body) && rangeOf(windowScroller()) - ownPx > 1) return [root];
  const parts = scrollersBelow(px);
  if (parts.length > 0) return parts;
  return hasContentBelow(px) ? [root] : [];
}

/** Where the page ends, if its content is higher than the body, as with `html, body { height: 100% }`. */
export function overflowEnd(ends: readonly Element[]): number | undefined {
  const { documentElement, body } = document;
  if (ends[0] !== documentElement || body.scrollHeight <= body.offsetHeight + 1) return undefined;
  return Math.round(body.getBoundingClientRect().top + scrollY + body.scrollHeight);
}

/** Whether the window does not scroll: by the root's overflow, or by the body's where the root has none. */
function isFixed(root: Element, body: Element): boolean {
  const { overflowY } = getComputedStyle(root);
  return /hidden|clip/.test(overflowY === "visible" ? getComputedStyle(body).overflowY : overflowY);
}

function scrollersBelow(px: number): Element[] {
  const { width, height } = viewportSize();
  const found = SPOTS.flatMap((x) => document.elementsFromPoint(width * x, height - px / 2));
  const scrollers = found.filter(
    (one) =>
      one !== document.documentElement &&
      !one.matches(":popover-open") &&
      /auto|scroll/.test(getComputedStyle(one).overflowY) &&
      one.getBoundingClientRect().bottom > height - px,
  );
  return [...new Set(scrollers)];
}

/** Whether anything of a page that fits in the window is below the banner; a box without content is nothing. */
function hasContentBelow(px: number): boolean {
  const { height } = viewportSize();
  return [...document.body.querySelectorAll("*")].some(
    (one) =>
      !one.firstElementChild &&
      one.getBoundingClientRect().bottom + scrollY > height - px &&
      one.checkVisibility({ visibilityProperty: true }) &&
      ![one, ...elementsOutside(one)].some((box) => getComputedStyle(box).position === "fixed"),
  );
}
