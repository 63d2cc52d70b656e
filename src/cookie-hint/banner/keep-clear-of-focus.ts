import { afterFocus } from "../../kernel/page/after-focus.ts";
import { elementsOutside } from "../../kernel/page/elements-outside.ts";
import { viewportSize } from "../../kernel/page/viewport-size.ts";
import type { CookieHintHost } from "../cookie-hint.host.ts";

const GAP_PX = 8;

/**
 * Keeps the focused element from being covered by the banner (WCAG 2.4.11): scrolls the page, or if that is not possible
 * moves the banner to the top of the window for as long as needed.
 */
export function keepClearOfFocus({ element, lifetime }: CookieHintHost): void {
  const clear = (focused: Element) => {
    const cover = element.shadowRoot?.querySelector<HTMLElement>('[part="banner"]');
    if (!cover?.offsetHeight || [focused, ...elementsOutside(focused)].includes(element)) return;
    const from = scrollY;
    const hiddenPx = coveredPx(focused, cover);
    if (hiddenPx > 0) scrollBy({ top: hiddenPx + GAP_PX, behavior: "instant" });
    const leftPx = coveredPx(focused, cover);
    const isStuck = leftPx > 0;
    if (isStuck && leftPx === hiddenPx) scrollTo({ top: from, behavior: "instant" });
    cover.toggleAttribute("data-aside", isStuck);
  };
  afterFocus(clear, lifetime);
}

/** How far an element is below the banner's top edge, also while a page's style moves it in. */
const coveredPx = (focused: Element, cover: HTMLElement) =>
  focused.getBoundingClientRect().bottom - (viewportSize().height - cover.offsetHeight);
