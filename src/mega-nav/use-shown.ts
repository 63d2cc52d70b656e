import { useLayoutEffect, useRef } from "react";
import { prefersReducedMotion } from "../kernel/media.ts";
import { HIDDEN } from "./dressing/hidden.ts";

const EASING = "cubic-bezier(0.4, 0, 0.2, 1)";

/** Shows or hides an element; given a length it slides, and turns round where it is when the mind changes. */
export function useShown(isShown: boolean, slideMs: number) {
  const ref = useRef<HTMLDivElement>(null);
  // Remembered: to ask the element for its animations would cost the page's style.
  const slide = useRef<Animation>(null);
  // None at first and on wide pages: to appear, or to cross the breakpoint, is no slide either.
  const lengths = useRef({ before: 0, now: 0 });
  useLayoutEffect(() => {
    lengths.current = { before: lengths.current.now, now: slideMs };
  });

  // The length alone is no reason to slide.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const { before, now } = lengths.current;
    /** Ends a slide that is under way: finished later, it would have the last word. */
    const showAtOnce = () => {
      setHidden(element, !isShown);
      slide.current?.cancel();
      slide.current = null;
    };
    if (before === 0 || now === 0 || prefersReducedMotion()) return showAtOnce();
    slide.current = startSlide(element, isShown, now, slide.current);
    slide.current.onfinish = showAtOnce;
  }, [isShown]);
  return ref;
}

function startSlide(
  element: HTMLElement,
  isOpening: boolean,
  ms: number,
  underWay: Animation | null,
): Animation {
  const from = element.hasAttribute("hidden") ? 0 : element.getBoundingClientRect().height;
  underWay?.cancel();
  setHidden(element, false);
  const full = element.getBoundingClientRect().height;
  const to = isOpening ? full : 0;
  const duration = full > 0 ? (ms * Math.abs(to - from)) / full : 0;
  const frame = (height: number) => ({ blockSize: `${height}px`, overflow: "clip" });
  return element.animate([frame(from), frame(to)], { duration, easing: EASING, fill: "forwards" });
}

function setHidden(element: HTMLElement, isHidden: boolean): void {
  if (isHidden) element.setAttribute("hidden", HIDDEN);
  else element.removeAttribute("hidden");
}
