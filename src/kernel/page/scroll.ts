import { pageSource } from "./page-source.ts";

/** The page's vertical scroll position in px, on every scroll. */
export const onScroll = pageSource<number>((publish, signal) => {
  addEventListener("scroll", () => publish(scrollY), { passive: true, signal });
});

let known: number | undefined;

/** The same, asked for now. A browser lays the page out to answer, so elements that are drawn together ask once. */
export function scrollPosition(): number {
  if (known !== undefined) return known;
  queueMicrotask(() => {
    known = undefined;
  });
  known = scrollY;
  return known;
}

/** Whether a scroll position lies past a limit: at it is not past it (spec §4.3, §4.4). */
export const isPast = (positionPx: number, limitPx: number) => positionPx > limitPx;
