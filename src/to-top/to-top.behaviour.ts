import { isShallowEqual } from "../kernel/element/is-shallow-equal.ts";
import { afterFocus } from "../kernel/page/after-focus.ts";
import { elementsOutside } from "../kernel/page/elements-outside.ts";
import { isCovered } from "../kernel/page/is-covered.ts";
import { isPast } from "../kernel/page/scroll.ts";
import { rangeOf } from "../kernel/page/scroll-range.ts";
import { followScroller, scrolledPx, scrollerOf } from "../kernel/scroller/follow-scroller.ts";
import { liftOver } from "./lift-over.ts";
import { scrollToTop } from "./scroll-to-top.ts";
import type { ToTopHost } from "./to-top.host.ts";

/** A page scrolled to its end may be this far from it, where a browser rounds. */
const END_PX = 3;

/** Shows the button while the page is scrolled past the threshold, and keeps it off what a visitor uses. */
export function connectToTop(host: ToTopHost): void {
  const { element, state, options, lifetime } = host;
  let focused: Element | undefined;
  let judged = "";

  const update = () => {
    const before = state.get();
    const button = element.shadowRoot?.querySelector("button");
    const visible = isPast(scrolledPx(element), options.get().thresholdPx);
    const isAtEnd = rangeOf(scrollerOf(element)) - scrolledPx(element) < END_PX;
    const moment = `${visible} ${isAtEnd}`;
    const isSameMoment = moment === judged;
    judged = moment;
    const liftPx =
      !visible || !button ? 0 : isSameMoment ? before.liftPx : liftOver(button, before.liftPx, isAtEnd);
    const isAside = visible && button && focused ? isCovered(focused, button) : false;
    const now = { visible, isAside, liftPx };
    if (!isShallowEqual(now, before)) state.set(now);
  };
  followScroller(host, update, update);
  afterFocus((target) => {
    focused = [target, ...elementsOutside(target)].includes(element) ? undefined : target;
    update();
  }, lifetime);
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
