import { elementsUnder } from "../kernel/page/elements-under.ts";
import { viewportSize } from "../kernel/page/viewport-size.ts";

const PRESSED = "a[href], button, input, select, textarea, summary, label, [role=button]";
const GAP_PX = 8;

/**
 * How far up the button must be to cover nothing that can be pressed and does not scroll away; 0 for what is larger than half
 * the window.
 *
 * @param liftedPx how far up it is
 * @param isAtEnd nothing on the page scrolls away any more
 */
export function liftOver(button: Element, liftedPx: number, isAtEnd: boolean): number {
  const bottom = button.getBoundingClientRect().bottom + liftedPx;
  const stays = elementsUnder(button, liftedPx).filter((one) => isAtEnd || isFixed(one));
  const pressed = stays.flatMap((one) => one.closest(PRESSED) ?? []);
  const tops = pressed.map((one) => one.getBoundingClientRect().top);
  const liftPx = Math.ceil(bottom - Math.min(...tops, bottom));
  return liftPx === 0 || liftPx > viewportSize().height / 2 ? 0 : liftPx + GAP_PX;
}

const isFixed = (element: Element | null): boolean =>
  !!element && (getComputedStyle(element).position === "fixed" || isFixed(element.parentElement));
