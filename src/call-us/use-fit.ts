import { useLayoutEffect, useRef } from "react";
import { onResize } from "../kernel/page/resize.ts";
import { fitPanel } from "./fit-panel.ts";

/** Keeps an open panel inside the window, beside its button. */
export function useFit(button: HTMLElement, isOpen: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = panel;
    if (!current || !isOpen) return;
    const place = () => placePanel(button, current);
    const life = new AbortController();
    place();
    onResize(place, life.signal);
    return () => life.abort();
  }, [button, isOpen]);
  return panel;
}

/** Measures the panel's layout size, not its box: a transition may still be scaling it. */
function placePanel(button: HTMLElement, panel: HTMLElement): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const size = { width: panel.offsetWidth, height: panel.offsetHeight };
  const isLeftToRight = getComputedStyle(button).direction === "ltr";
  const { insetEnd, side } = fitPanel(button.getBoundingClientRect(), size, { width, height }, isLeftToRight);
  panel.style.insetInlineEnd = `${insetEnd}px`;
  panel.dataset.side = side;
}
