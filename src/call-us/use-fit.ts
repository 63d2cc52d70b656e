import { useLayoutEffect, useRef } from "react";
import { fitPanel } from "./fit-panel.ts";

/** Keeps an open panel in the window, beside the button it belongs to. */
export function useFit(button: HTMLElement, isOpen: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = panel;
    if (!current || !isOpen) return;
    const place = () => placePanel(button, current);
    place();
    addEventListener("resize", place);
    return () => removeEventListener("resize", place);
  }, [button, isOpen]);
  return panel;
}

/** Its layout size, not its box: it may still be growing. */
function placePanel(button: HTMLElement, panel: HTMLElement): void {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const size = { width: panel.offsetWidth, height: panel.offsetHeight };
  const isLeftToRight = getComputedStyle(button).direction === "ltr";
  const { insetEnd, side } = fitPanel(button.getBoundingClientRect(), size, { width, height }, isLeftToRight);
  panel.style.insetInlineEnd = `${insetEnd}px`;
  panel.dataset.side = side;
}
