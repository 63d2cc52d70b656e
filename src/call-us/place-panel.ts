import { viewportSize } from "../kernel/page/viewport-size.ts";
import { zoomOf } from "../kernel/page/zoom-of.ts";
import { fitPanel, GAP_PX } from "./fit-panel.ts";

/**
 * Places a panel at the button before it: in the window if it is in the top layer, else in the element. Measures the
 * panel's layout size, not its box: a transition may still be scaling it.
 */
export function placePanel(element: HTMLElement, panel: HTMLElement): void {
  const button = panel.previousElementSibling as Element;
  const zoom = zoomOf(panel);
  const { width, height } = viewportSize();
  const borders = panel.offsetHeight - panel.clientHeight;
  const size = { width: panel.offsetWidth * zoom, height: (panel.scrollHeight + borders) * zoom };
  const box = button.getBoundingClientRect();
  const isLeftToRight = getComputedStyle(button).direction === "ltr";
  const { insetEnd, side, room } = fitPanel(box, size, { width, height }, isLeftToRight);
  const from = panel.popover ? { left: 0, top: 0 } : element.getBoundingClientRect();
  const end = (isLeftToRight ? box.right - insetEnd : box.left + insetEnd) - from.left;
  const near = (side === "below" ? box.bottom + GAP_PX : box.top - GAP_PX) - from.top;
  const px = (inWindow: number) => `${inWindow / zoom}px`;
  // By the percentage, because WebKit measures the window with CSS `zoom` and what is zoomed without it.
  const fromFarSide = (inWindow: number) => `calc(100% - ${px(inWindow)})`;
  const [top, bottom] = side === "below" ? [px(near), "auto"] : ["auto", fromFarSide(near)];
  const [left, right] = isLeftToRight ? ["auto", fromFarSide(end)] : [px(end), "auto"];
  // Not only `auto`: then the scroll bar would take its room from the numbers.
  const overflow = size.height > room ? "scroll" : "auto";
  Object.assign(panel.style, { top, right, bottom, left, maxHeight: px(room), overflow: `auto ${overflow}` });
}
