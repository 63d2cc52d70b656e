import { pageSource } from "./page-source.ts";

/** Reports every scroll, with the document or the element that has scrolled, until the signal aborts. */
export const onScroll = pageSource<EventTarget | null>((publish, signal) => {
  addEventListener("scroll", ({ target }) => publish(target), { passive: true, capture: true, signal });
});

let known: number | undefined;

/**
 * The window's scroll position now, in px; synchronous calls share it, because reading it makes the browser lay out the
 * page.
 */
export function scrollPosition(): number {
  if (known !== undefined) return known;
  queueMicrotask(() => {
    known = undefined;
  });
  known = scrollY;
  return known;
}

/** Whether a scroll position is past a limit; exactly at the limit does not count (spec §4.3, §4.4). */
export const isPast = (positionPx: number, limitPx: number) => positionPx > limitPx;
