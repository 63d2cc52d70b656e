import { windowScroller } from "../../../kernel/page/scroll-range.ts";
import { viewportSize } from "../../../kernel/page/viewport-size.ts";

/** A place that has not moved for so many frames has been reached. */
const REST_FRAMES = 30;
/** A jump or a smooth scroll starts some frames after the press. */
const START_FRAMES = 5;
/** At once when the target is covered, and again at rest: in Firefox a smooth scroll goes on after the first correction. */
const MOST_CORRECTIONS = 4;
const BY_VISITOR = ["wheel", "touchmove", "pointerdown", "keydown"];

/**
 * Keeps the target of a link in sight after a jump to it: below a fixed or sticky header with the menu in it, and in the
 * window if the closed menu has moved it away. Stops when the visitor scrolls.
 */
export function scrollClear(target: Element, menu: Element, isJump: boolean, lifetime: AbortSignal): void {
  const header = pinnedAround(menu);
  const end = new AbortController();
  const { signal } = end;
  const stop = () => end.abort();
  for (const type of BY_VISITOR) addEventListener(type, stop, { capture: true, passive: true, signal });
  lifetime.addEventListener("abort", stop, { signal });
  let last = Number.NaN;
  let frames = 0;
  let mayJump = isJump;
  let corrections = 0;

  const check = () => {
    if (signal.aborted || target.getClientRects().length === 0) return stop();
    const { top, bottom } = target.getBoundingClientRect();
    frames = top === last ? frames + 1 : 0;
    last = top;
    const clearTop = header ? bottomOver(header, target) : 0;
    const isCovered = top > -1 && top < clearTop - 1;
    if (isCovered && (corrections === 0 || (frames > 1 && corrections < MOST_CORRECTIONS))) {
      corrections++;
      scrollerOf(target).scrollBy({ top: Math.floor(top - clearTop), behavior: "instant" });
    }
    const isInSight = bottom > 0 && top < viewportSize().height;
    if (mayJump && frames === START_FRAMES && !isInSight) {
      mayJump = false;
      target.scrollIntoView();
    }
    if (frames < REST_FRAMES) frame = requestAnimationFrame(check);
    else stop();
  };
  let frame = requestAnimationFrame(check);
  signal.addEventListener("abort", () => cancelAnimationFrame(frame));
}

/** The outermost fixed or sticky element that contains an element. */
function pinnedAround(element: Element | null): Element | undefined {
  if (!element) return undefined;
  const { host } = element.getRootNode() as Partial<ShadowRoot>;
  const around = pinnedAround(element.parentElement ?? host ?? null);
  const isPinned = /fixed|sticky/.test(getComputedStyle(element).position);
  return around ?? (isPinned ? element : undefined);
}

/** The bottom of a header in the window, if it can cover an element. */
function bottomOver(header: Element, element: Element): number {
  const over = header.getBoundingClientRect();
  const { left, right } = element.getBoundingClientRect();
  const isOver = !header.contains(element) && over.left < right && over.right > left && over.top <= 1;
  return isOver && over.bottom < viewportSize().height ? over.bottom : 0;
}

function scrollerOf(element: Element): Element {
  const around = element.parentElement;
  if (!around || around === document.body) return windowScroller();
  const isScroller =
    around.scrollHeight > around.clientHeight && /auto|scroll/.test(getComputedStyle(around).overflowY);
  return isScroller ? around : scrollerOf(around);
}
