import { useLayoutEffect, useState } from "react";
import { prefersReducedMotion } from "../kernel/media.ts";
import { HIDDEN } from "./dressing/hidden.ts";

const EASING = "cubic-bezier(0.4, 0, 0.2, 1)";

/** Shows or hides the element that gets the ref; given a length it slides, and turns round where it is when the mind changes. */
export function useShown(isShown: boolean, slideMs: number) {
  const [{ ref, show }] = useState(curtain);
  useLayoutEffect(() => show(isShown, slideMs));
  return ref;
}

function curtain() {
  const ref: { current: HTMLDivElement | null } = { current: null };
  let wasShown: boolean | undefined;
  // None at first and on wide pages: to appear, or to cross the breakpoint, is no slide either.
  let msBefore = 0;
  // Remembered: to ask the element for its animations would cost the page's style.
  let slide: Animation | undefined;

  return {
    ref,
    show(isShown: boolean, ms: number): void {
      const { current: element } = ref;
      const slides = msBefore > 0 && ms > 0;
      msBefore = ms;
      // The length alone is no reason to slide.
      if (!element || isShown === wasShown) return;
      wasShown = isShown;
      /** Ends a slide that is under way: finished later, it would have the last word. */
      const showAtOnce = () => {
        setHidden(element, !isShown);
        slide?.cancel();
        slide = undefined;
      };
      if (!slides || prefersReducedMotion()) showAtOnce();
      else {
        slide = startSlide(element, isShown, ms, slide);
        slide.onfinish = showAtOnce;
      }
    },
  };
}

function startSlide(
  element: HTMLElement,
  isOpening: boolean,
  ms: number,
  underWay: Animation | undefined,
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
