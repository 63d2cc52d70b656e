import { follow } from "../kernel/follow.ts";
import type { Host } from "../kernel/host.ts";
import { isPast, onScroll, scrollPosition } from "../kernel/scroll.ts";
import { scrollToTop } from "./scroll-to-top.ts";
import type { toTopContract } from "./to-top.contract.ts";

export interface ToTopState {
  readonly visible: boolean;
}

type ToTopHost = Host<typeof toTopContract, ToTopState>;

export function connectToTop(host: ToTopHost): void {
  const update = () => {
    const visible = isPast(scrollPosition(), host.options.get().thresholdPx);
    if (visible !== host.state.get().visible) host.state.set({ visible });
  };
  onScroll(update, host.lifetime);
  follow(host.options, update, host.lifetime);
  update();
}

/** Asks, and unless someone objects scrolls to the top and puts the focus there. */
export function pressToTop(host: ToTopHost): void {
  if (!host.emit("dealer-to-top-press", { from: scrollY })) return;
  const arrive = () => {
    focusPageStart();
    host.emit("dealer-to-top-arrived", {});
  };
  scrollToTop(host.options.get().durationMs, arrive, host.lifetime);
}

/** The next Tab then starts at the page's first link. */
function focusPageStart(): void {
  const { body } = document;
  const isFocusable = body.hasAttribute("tabindex");
  if (!isFocusable) body.tabIndex = -1;
  body.focus({ preventScroll: true });
  if (!isFocusable) body.removeAttribute("tabindex");
}
