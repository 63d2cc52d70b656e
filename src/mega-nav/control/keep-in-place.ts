import { elementsOutside } from "../../kernel/page/elements-outside.ts";

/** A browser may scroll by itself, to keep what it takes for the content in its place, in the frame of a change or after it. */
const FRAMES = 2;

/** Keeps an element where it is in the window while a change closes something above it. */
export function keepInPlace(element: Element, change: () => void, lifetime: AbortSignal): void {
  const { top } = element.getBoundingClientRect();
  const correct = (left: number) => {
    if (lifetime.aborted) return;
    const movedPx = element.getBoundingClientRect().top - top;
    if (Math.abs(movedPx) >= 1) scrollerOf(element).scrollBy({ top: movedPx, behavior: "instant" });
    if (left > 1) requestAnimationFrame(() => correct(left - 1));
  };
  change();
  requestAnimationFrame(() => correct(FRAMES));
}

const scrollerOf = (element: Element): Element =>
  elementsOutside(element).find(
    (around) =>
      around.scrollHeight > around.clientHeight && /auto|scroll/.test(getComputedStyle(around).overflowY),
  ) ??
  document.scrollingElement ??
  document.documentElement;
