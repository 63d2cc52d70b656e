import { useLayoutEffect, useState } from "react";
import { prefersReducedMotion } from "../kernel/page/media.ts";
import { HIDDEN } from "./marks.ts";
import { showInLayer, takeFromLayer } from "./narrow/layer.ts";

const EASING = "cubic-bezier(0.4, 0, 0.2, 1)";

interface Look {
  readonly isShown: boolean;
  /** Whether it is above the page while it is shown. */
  readonly isInLayer: boolean;
  readonly slideMs: number;
}

/**
 * Shows or hides the element with the ref. With a length it slides; a change during a slide reverses it where it is.
 */
export function useCollapse(look: Look) {
  const [{ ref, show }] = useState(collapsible);
  useLayoutEffect(() => show(look));
  return ref;
}

function collapsible() {
  const ref: { current: HTMLDivElement | null } = { current: null };
  let wasShown: boolean | undefined;
  // 0 at first and on wide pages: the element must not slide when it appears or when the page crosses the breakpoint.
  let msBefore = 0;
  // Kept here, because `element.getAnimations()` would force a style recalculation of the page.
  let slide: Animation | undefined;

  return {
    ref,
    show({ isShown, isInLayer, slideMs: ms }: Look): void {
      const { current: element } = ref;
      const slides = msBefore > 0 && ms > 0 && !prefersReducedMotion();
      msBefore = ms;
      if (!element) return;
      if (isShown) {
        // Before it enters the layer, because entering lays out the page.
        if (!slides) element.removeAttribute("hidden");
        if (isInLayer) showInLayer(element);
        else takeFromLayer(element);
      }
      // A change of the length alone must not start a slide.
      if (isShown === wasShown) return;
      wasShown = isShown;
      /** Also ends a running slide: its `onfinish` would later set the old state. */
      const showAtOnce = () => {
        setHidden(element, !isShown);
        slide?.cancel();
        slide = undefined;
      };
      if (!slides) showAtOnce();
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
  running: Animation | undefined,
): Animation {
  const from = element.hasAttribute("hidden") ? 0 : element.getBoundingClientRect().height;
  running?.cancel();
  setHidden(element, false);
  const full = element.getBoundingClientRect().height;
  const to = isOpening ? full : 0;
  const duration = full > 0 ? (ms * Math.abs(to - from)) / full : 0;
  const frame = (height: number) => ({ blockSize: `${height}px`, overflow: "clip" });
  return element.animate([frame(from), frame(to)], { duration, easing: EASING, fill: "forwards" });
}

function setHidden(element: HTMLElement, isHidden: boolean): void {
  if (isHidden) {
    takeFromLayer(element);
    element.setAttribute("hidden", HIDDEN);
  } else element.removeAttribute("hidden");
}
