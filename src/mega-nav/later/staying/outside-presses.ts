import { onAbort } from "../../../kernel/task/on-abort.ts";
import { isMenuShown } from "../../control/menu-button.ts";
import { requestMenu } from "../../control/transitions.ts";
import type { MegaNavHost } from "../../mega-nav.host.ts";
import { afterPress } from "./after-press.ts";

/** A finger that moves farther than this scrolls the page. */
const TAP_PX = 10;
/** Longer than a browser waits for a second tap. */
const CLICK_MS = 400;

const fieldOf = (button: Element) => (button instanceof HTMLLabelElement ? button.control : null);

/** A press outside the element closes the list of a narrow page; a finger that scrolls the page does not. */
export function watchOutsidePresses(host: MegaNavHost): void {
  const { element, tag, lifetime } = host;
  const options = { capture: true, passive: true, signal: lifetime };
  let down: PointerEvent | undefined;
  let timer: ReturnType<typeof setTimeout>;

  const isOutside = (event: Event) => {
    const path = event.composedPath();
    // A press on a label is also one on its field.
    const openers = host.state.get().pageButtons.flatMap((button) => [button, fieldOf(button)]);
    const ours = [element, tag, ...openers.filter((one) => one !== null)];
    return event.isTrusted && isMenuShown(host) && !ours.some((one) => path.includes(one));
  };
  const close = () => isMenuShown(host) && requestMenu(host, false);
  const onClick = (event: MouseEvent) => {
    clearTimeout(timer);
    // Afterwards: the pressed button may close the menu itself.
    if (isOutside(event)) afterPress(close, lifetime);
  };
  const onDown = (event: PointerEvent) => {
    clearTimeout(timer);
    down = event.pointerType === "touch" && isOutside(event) ? event : undefined;
  };
  // iOS has no click for a tap on text.
  const onUp = ({ pointerId, x, y }: PointerEvent) => {
    const isTap = down?.pointerId === pointerId && Math.hypot(x - down.x, y - down.y) < TAP_PX;
    if (isTap) timer = setTimeout(close, CLICK_MS);
  };
  addEventListener("click", onClick, options);
  addEventListener("pointerdown", onDown, options);
  addEventListener("pointerup", onUp, options);
  onAbort(lifetime, () => clearTimeout(timer));
}
