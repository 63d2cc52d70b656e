import { pageSource } from "./page-source.ts";

/** Reports the page's vertical scroll position in px, on every scroll, until the signal aborts. */
export const onScroll = pageSource<number>((publish, signal) => {
  addEventListener("scroll", () => publish(scrollY), { passive: true, signal });
});

let known: number | undefined;

/** The scroll position now, in px; synchronous calls share it, because reading it makes the browser lay out the page. */
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
