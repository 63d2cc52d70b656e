import type { CookieHintHost } from "../cookie-hint.host.ts";

/** A script that keeps the focus in a part of the page cancels presses of a finger everywhere else, before they begin. */
export function keepPresses({ element, lifetime: signal }: CookieHintHost): void {
  const keepTouch = (event: Event) => {
    const [target] = event.composedPath();
    if ((target as Node).getRootNode?.() === element.shadowRoot) event.stopImmediatePropagation();
  };
  addEventListener("touchstart", keepTouch, { capture: true, passive: true, signal });
}
