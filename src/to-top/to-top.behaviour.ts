import { followScroller, scrolledPx, scrollerOf } from "../kernel/page/follow-scroller.ts";
import { isPast } from "../kernel/page/scroll.ts";
import { scrollToTop } from "./scroll-to-top.ts";
import type { ToTopHost } from "./to-top.host.ts";

/** Shows the button while the page is scrolled past the threshold. */
export function connectToTop(host: ToTopHost): void {
  const update = () => {
    const visible = isPast(scrolledPx(host.element), host.options.get().thresholdPx);
    if (visible !== host.state.get().visible) host.state.set({ visible });
  };
  followScroller(host, update, update);
}

/** Scrolls to the top and moves the focus there, unless a listener cancels the press. */
export function pressToTop(host: ToTopHost): void {
  const { element, options, lifetime } = host;
  if (!host.emit("dealer-to-top-press", { from: scrolledPx(element) })) return;
  const arrive = () => {
    focusPageStart();
    host.emit("dealer-to-top-arrived", {});
  };
  scrollToTop(scrollerOf(element), options.get().durationMs, arrive, lifetime);
}

/** So that the next Tab goes to the page's first link. */
function focusPageStart(): void {
  const { body } = document;
  const isFocusable = body.hasAttribute("tabindex");
  if (!isFocusable) body.tabIndex = -1;
  body.focus({ preventScroll: true });
  if (!isFocusable) body.removeAttribute("tabindex");
}
