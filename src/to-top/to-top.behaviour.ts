import { follow } from "../kernel/element/follow.ts";
import { isPast, onScroll, scrollPosition } from "../kernel/page/scroll.ts";
import { scrollToTop } from "./scroll-to-top.ts";
import type { ToTopHost } from "./to-top.host.ts";

/** Shows the button while the page is scrolled past the threshold. */
export function connectToTop(host: ToTopHost): void {
  const update = () => {
    const visible = isPast(scrollPosition(), host.options.get().thresholdPx);
    if (visible !== host.state.get().visible) host.state.set({ visible });
  };
  onScroll(update, host.lifetime);
  follow(host.options, update, host.lifetime);
  update();
}

/** Scrolls to the top and moves the focus there, unless a listener cancels the press. */
export function pressToTop(host: ToTopHost): void {
  if (!host.emit("dealer-to-top-press", { from: scrollY })) return;
  const arrive = () => {
    focusPageStart();
    host.emit("dealer-to-top-arrived", {});
  };
  scrollToTop(host.options.get().durationMs, arrive, host.lifetime);
}

/** So that the next Tab goes to the page's first link. */
function focusPageStart(): void {
  const { body } = document;
  const isFocusable = body.hasAttribute("tabindex");
  if (!isFocusable) body.tabIndex = -1;
  body.focus({ preventScroll: true });
  if (!isFocusable) body.removeAttribute("tabindex");
}
