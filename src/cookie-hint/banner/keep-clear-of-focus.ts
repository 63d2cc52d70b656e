import { onAbort } from "../../kernel/task/on-abort.ts";
import type { CookieHintHost } from "../cookie-hint.host.ts";

const GAP_PX = 8;

/**
 * Keeps the focused element from being covered by the banner (WCAG 2.4.11): scrolls the page, or if that is not possible
 * moves the banner to the top of the window for as long as needed.
 */
export function keepClearOfFocus(host: CookieHintHost): void {
  const { element, lifetime: signal } = host;
  const banner = () => element.shadowRoot?.querySelector<HTMLElement>('[part="banner"]');
  let focused: Element | undefined;
  let frame = 0;
  // A button that moves away from under the pointer would get no click.
  let isPressed = false;
  let mustClear = false;

  const clear = () => {
    const cover = banner();
    if (!cover?.offsetHeight || !focused) return;
    const from = scrollY;
    const hiddenPx = coveredPx(focused, cover);
    if (hiddenPx > 0) scrollBy({ top: hiddenPx + GAP_PX, behavior: "instant" });
    const leftPx = coveredPx(focused, cover);
    const isStuck = leftPx > 0;
    if (isStuck && leftPx === hiddenPx) scrollTo({ top: from, behavior: "instant" });
    cover.toggleAttribute("data-aside", isStuck);
  };
  /** In the next frame, after the browser's own scrolling for the focus: WebKit's comes late. */
  const clearSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(clear);
  };
  const onFocus = (event: FocusEvent) => {
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

  document.addEventListener("focusin", onFocus, { signal });
  addEventListener("pointerdown", press, { capture: true, signal });
  for (const type of ["pointerup", "pointercancel"])
    addEventListener(type, release, { capture: true, signal });
  onAbort(signal, () => cancelAnimationFrame(frame));
}

/** How far an element is below the banner's top edge, also while a page's style moves it in. */
const coveredPx = (focused: Element, cover: HTMLElement) =>
  focused.getBoundingClientRect().bottom - (innerHeight - cover.offsetHeight);
