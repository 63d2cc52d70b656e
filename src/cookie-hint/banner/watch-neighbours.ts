import { elementsOutside } from "../../kernel/page/elements-outside.ts";
import { ended } from "../../kernel/task/ended.ts";
import { onAbort } from "../../kernel/task/on-abort.ts";
import type { CookieHintHost } from "../cookie-hint.host.ts";
import { elementAt } from "./element-at.ts";
import { isInLayer, raiseBanner } from "./place-banner.ts";

const BUTTONS = "[part=accept], [part=decline]";
/** Where a button is looked at: parts of its width and height. */
const SPOTS = [0.1, 0.5, 0.9];

/**
 * Shows the banner anew where a popover of the page covers one of its buttons more than the other: refusing must be as
 * easy as accepting. A popover over both is the visitor's to close, and one that is in use stays above until it is left.
 */
export function watchNeighbours(host: CookieHintHost, banner: HTMLElement, signal: AbortSignal): void {
  let frame = 0;
  const judge = () => {
    if (!isInLayer(banner) || host.state.get().isConfirming) return;
    const buttons = [...banner.querySelectorAll(BUTTONS)];
    const [one = [], other = []] = buttons.map((button) => coversOf(button, banner));
    const cover = [...one, ...other][0];
    if (!cover || one.length === other.length) return;
    if (!cover.matches(":hover, :focus-within")) return raiseBanner(banner);
    for (const type of ["pointerover", "focusin"])
      document.addEventListener(type, judgeSoon, { once: true, signal });
  };
  /** Before a frame is painted, when nothing moves any more. */
  const judgeSoon = async () => {
    await ended(banner.getAnimations());
    cancelAnimationFrame(frame);
    if (!signal.aborted) frame = requestAnimationFrame(judge);
  };
  const onToggle = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches(":popover-open, :modal")) return;
    // What is around the banner is above it, if it enters the layer later.
    if (isInLayer(banner) && elementsOutside(banner).includes(target)) raiseBanner(banner);
    else void judgeSoon();
  };
  // The event does not bubble.
  document.addEventListener("toggle", onToggle, { capture: true, signal });
  onAbort(signal, () => cancelAnimationFrame(frame));
}

/** The popovers above the spots of a button that are covered by one. */
function coversOf(button: Element, banner: Element): Element[] {
  const { left, top, width, height } = button.getBoundingClientRect();
  return SPOTS.flatMap((x) => SPOTS.map((y) => elementAt(left + x * width, top + y * height)))
    .flatMap((found) => (found ? [[found, ...elementsOutside(found)]] : []))
    .filter((path) => !path.includes(banner))
    .flatMap((path) => path.find((one) => one.matches(":popover-open")) ?? []);
}
