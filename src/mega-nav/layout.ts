import { follow } from "../kernel/follow.ts";
import { matchesMedia, onMedia } from "../kernel/media.ts";
import { onAbort } from "../kernel/on-abort.ts";
import { onResize } from "../kernel/resize.ts";
import { focusedAround } from "./focused.ts";
import { outermostControls } from "./input/controls.ts";
import type { MegaNavHost } from "./mega-nav.host.ts";
import { enterLayout, type Layout } from "./mega-nav.ts";
import { menuButton } from "./mobile-menu.ts";
import type { NavControl } from "./nav-control.ts";

export const layoutOf = ({ options }: MegaNavHost): Layout =>
  matchesMedia(queryOf(options.get())) ? "mobile" : "desktop";

/** Enters the other layout when the window or the breakpoint changes. */
export function watchLayout(host: MegaNavHost, control: NavControl): void {
  const { options, lifetime } = host;
  let query: string | undefined;

  // The queries of earlier breakpoints keep this listener: the layout is read anew each time.
  const enterNow = () => enter(host, control, layoutOf(host));
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
  realignAfterResize(host, control);
}

const queryOf = ({ breakpointPx }: { readonly breakpointPx: number }) => `(max-width: ${breakpointPx}px)`;

function enter(host: MegaNavHost, control: NavControl, layout: Layout): void {
  const state = host.state.get();
  if (layout === state.layout) return;
  const focused = focusedIn(host);
  const button = menuButton(host);
  const isOnButton = button?.matches(":focus") ?? false;
  const branch = control.menu.branches.around(focused ?? null);
  control.set(enterLayout(state, layout, { isInside: focused !== undefined, branch }));
  host.emit("dealer-mega-nav-layout-changed", { layout });
  const { menuOpen } = host.state.get();
  if (menuOpen !== state.menuOpen) host.emit("dealer-mega-nav-toggled", { open: menuOpen });
  // By then the view has taken the button away, and shows the list.
  if (isOnButton) queueMicrotask(() => outermostControls(host.element)[0]?.focus());
}

/** What in the author's list has the focus. */
function focusedIn({ element }: MegaNavHost): Element | undefined {
  const focused = focusedAround(element);
  return focused && focused !== element && element.contains(focused) ? focused : undefined;
}

/** Panels are measured once the window has come to rest. */
function realignAfterResize({ options, lifetime }: MegaNavHost, control: NavControl): void {
  let timer: ReturnType<typeof setTimeout>;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => control.align(), options.get().relayoutMs);
  };
  onResize(restart, lifetime);
  onAbort(lifetime, () => clearTimeout(timer));
}
