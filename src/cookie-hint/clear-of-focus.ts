import { onAbort } from "../kernel/on-abort.ts";
import type { CookieHintHost } from "./choose.ts";

const GAP_PX = 8;

/**
 * What has the focus is never left under the banner (WCAG 2.4.11): the page scrolls it clear, and where it cannot
 * the banner moves to the other edge for as long as that lasts.
 */
export function keepClearOfFocus(host: CookieHintHost): void {
  const { element, lifetime: signal } = host;
  const banner = () => element.shadowRoot?.querySelector<HTMLElement>('[part="banner"]');
  let focused: Element | undefined;
  let frame = 0;
  // What moved away from under a press would have no click.
  let isPressed = false;
  let mustClear = false;

  const clear = () => {
    const cover = banner();
    if (!cover || cover.hidden || !focused) return;
    const from = scrollY;
    const hiddenPx = coveredPx(focused, cover);
    if (hiddenPx > 0) scrollBy({ top: hiddenPx + GAP_PX, behavior: "instant" });
    const leftPx = coveredPx(focused, cover);
    const isStuck = leftPx > 0;
    if (isStuck && leftPx === hiddenPx) scrollTo({ top: from, behavior: "instant" });
    cover.toggleAttribute("data-aside", isStuck);
  };
  /** In the next frame, when the browser has scrolled as it wants; WebKit may still be about to. */
  const clearSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(clear);
  };
  const look = (event: FocusEvent) => {
    const [target] = event.composedPath();
    if (!(target instanceof Element) || event.composedPath().includes(element)) return;
    focused = target;
    if (isPressed) mustClear = true;
    else clearSoon();
  };
  const press = () => {
    isPressed = true;
  };
  const release = () => {
    isPressed = false;
    if (mustClear) clearSoon();
    mustClear = false;
  };

  document.addEventListener("focusin", look, { signal });
  addEventListener("pointerdown", press, { capture: true, signal });
  for (const type of ["pointerup", "pointercancel"])
    addEventListener(type, release, { capture: true, signal });
  onAbort(signal, () => cancelAnimationFrame(frame));
}

/** How far it reaches below where the banner begins, or will when it has risen. */
const coveredPx = (focused: Element, cover: HTMLElement) =>
  focused.getBoundingClientRect().bottom - (innerHeight - cover.offsetHeight);
