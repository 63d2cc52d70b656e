import { elementsUnder } from "../kernel/page/elements-under.ts";
import { viewportSize } from "../kernel/page/viewport-size.ts";

const PRESSED = "a[href], button, input, select, textarea, summary, label, [role=button]";
const GAP_PX = 8;

/** How far up the button must be to cover nothing that can be pressed where it is; 0 for what is larger than half the window. */
export function liftOver(button: Element): number {
  const { bottom } = button.getBoundingClientRect();
  const pressed = elementsUnder(button).flatMap((one) => one.closest(PRESSED) ?? []);
  const tops = pressed.map((one) => one.getBoundingClientRect().top);
  const liftPx = Math.ceil(bottom - Math.min(...tops, bottom));
  return liftPx === 0 || liftPx > viewportSize().height / 2 ? 0 : liftPx + GAP_PX;
}
