import { follow } from "../../kernel/element/follow.ts";
import { matchesMedia, onMedia } from "../../kernel/page/media.ts";
import { onResize } from "../../kernel/page/resize.ts";
import { onAbort } from "../../kernel/task/on-abort.ts";
import type { MegaNavHost } from "../mega-nav.host.ts";
import { enterLayout, type Layout } from "../mega-nav.ts";
import { focusedAround, outermostControls } from "../reading/focus.ts";
import { menuButton } from "./menu-button.ts";
import type { MenuController } from "./menu-controller.ts";

/** The layout for the current width of the window. */
export const layoutOf = ({ options }: MegaNavHost): Layout =>
  matchesMedia(queryOf(options.get())) ? "mobile" : "desktop";

/** Enters the other layout when the window or the breakpoint changes, and measures open panels after a resize. */
export function watchLayout(host: MegaNavHost, controller: MenuController): void {
  const { options, lifetime } = host;
  let query: string | undefined;

  // Queries of earlier breakpoints keep this listener: it reads the layout for the current one.
  const enterNow = () => enter(host, controller, layoutOf(host));
  const watch = () => {
    if (query === queryOf(options.get())) return;
    query = queryOf(options.get());
    onMedia(query, enterNow, lifetime);
  };
  const watchAgain = () => {
    watch();
    enterNow();
  };

  watch();
  follow(options, watchAgain, lifetime);
  alignAfterResize(host, controller);
}

const queryOf = ({ breakpointPx }: { readonly breakpointPx: number }) => `(max-width: ${breakpointPx}px)`;

function enter(host: MegaNavHost, controller: MenuController, layout: Layout): void {
  const state = host.state.get();
  if (layout === state.layout) return;
  const focused = focusedIn(host);
  const button = menuButton(host);
  const isOnButton = button?.matches(":focus") ?? false;
  const branch = controller.menu.branches.closest(focused ?? null);
  controller.set(enterLayout(state, layout, { isInside: focused !== undefined, branch }));
  host.emit("dealer-mega-nav-layout-changed", { layout });
  const { menuOpen } = host.state.get();
  if (menuOpen !== state.menuOpen) host.emit("dealer-mega-nav-toggled", { open: menuOpen });
  // The view renders in a microtask: after it the button is gone and the list is shown.
  if (isOnButton) queueMicrotask(() => outermostControls(host.element)[0]?.focus());
}

/** The element in the author's list that has the focus. */
function focusedIn({ element }: MegaNavHost): Element | undefined {
  const focused = focusedAround(element);
  return focused && focused !== element && element.contains(focused) ? focused : undefined;
}

/** Waits until the window has kept its size for `relayout-ms`. */
function alignAfterResize({ options, lifetime }: MegaNavHost, controller: MenuController): void {
  let timer: ReturnType<typeof setTimeout>;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.align(), options.get().relayoutMs);
  };
  onResize(restart, lifetime);
  onAbort(lifetime, () => clearTimeout(timer));
}
