import { nextTask } from "../../kernel/task/next-task.ts";
import type { CookieHintHost } from "../cookie-hint.host.ts";

/**
 * A script that keeps the focus in a part of the page cancels presses everywhere else: of a finger before they begin, of a
 * mouse before they arrive. A press on the banner that has not arrived is made again.
 */
export function keepPresses({ element, lifetime: signal }: CookieHintHost): void {
  const arrived = new WeakSet<Event>();
  const targetOf = (event: Event) => {
    const [target] = event.composedPath();
    return target instanceof Element && target.getRootNode() === element.shadowRoot ? target : undefined;
  };
  const pressAgain = async (event: Event) => {
    const target = targetOf(event);
    if (!target) return;
    await nextTask();
    if (!arrived.has(event) && !signal.aborted)
      target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  };
  const keepTouch = (event: Event) => {
    if (targetOf(event)) event.stopImmediatePropagation();
  };
  addEventListener("click", pressAgain, { capture: true, signal });
  addEventListener("touchstart", keepTouch, { capture: true, passive: true, signal });
  element.addEventListener("click", (event) => arrived.add(event), { capture: true, signal });
}
