import { follow } from "../../kernel/element/follow.ts";
import { matchesMedia, onMedia } from "../../kernel/page/media.ts";
import { onResize } from "../../kernel/page/resize.ts";
import { onAbort } from "../../kernel/task/on-abort.ts";
import { reportScript } from "../../kernel/task/report.ts";
import { megaNavContract } from "../mega-nav.contract.ts";
import type { MegaNavHost, TagHost } from "../mega-nav.host.ts";
import type { Layout } from "../mega-nav.ts";
import { focusedAround, outermostControls } from "../reading/focus.ts";
import { menuButton } from "./menu-button.ts";
import type { MenuController } from "./menu-controller.ts";
import { setLayout } from "./transitions.ts";

/** The layout for the current width of the window. */
export const layoutOf = ({ options }: TagHost): Layout =>
  matchesMedia(queryOf(options.get())) ? "mobile" : "desktop";

/** Enters the other layout when the window or the breakpoint changes, and places open panels again after a resize. */
export function watchLayout(host: MegaNavHost, controller: MenuController): void {
  const { options, lifetime } = host;
  let query: string | undefined;
  let fit: Fit | undefined;

  // Queries of earlier breakpoints keep this listener: it reads the layout for the current one.
  const enterNow = () => fit?.isWatched || enter(host, controller, layoutOf(host));
  const watch = () => {
    const { breakpointPx, overflow } = options.get();
    if (breakpointPx === "auto" && overflow === "wrap") fit ??= loadFit(host, controller);
    else {
      fit?.end.abort();
      fit = undefined;
    }
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
  placeAfterResize(host, controller);
}

type BreakpointPx = ReturnType<MegaNavHost["options"]["get"]>["breakpointPx"];

/** Until the items of `auto` have been measured, the default holds, as in the style sheet. */
const queryOf = ({ breakpointPx }: { readonly breakpointPx: BreakpointPx }) =>
  `(max-width: ${breakpointPx === "auto" ? megaNavContract.attributes["breakpoint-px"].default : breakpointPx}px)`;

interface Fit {
  readonly end: AbortController;
  isWatched: boolean;
}

/** Loads the code that enters the layout in which the items fit. */
function loadFit(host: MegaNavHost, controller: MenuController): Fit {
  const fit = { end: new AbortController(), isWatched: false };
  const { signal } = fit.end;
  onAbort(host.lifetime, () => fit.end.abort());
  import("../later/fit/watch-fit.ts").then(
    ({ watchFit }) => {
      if (signal.aborted) return;
      fit.isWatched = true;
      watchFit(host, (layout) => enter(host, controller, layout), signal);
    },
    (error) => reportScript(host.tag.localName, error),
  );
  return fit;
}

function enter(host: MegaNavHost, controller: MenuController, layout: Layout): void {
  const state = host.state.get();
  if (layout === state.layout) return;
  const focused = focusedIn(host);
  const button = menuButton(host);
  const isOnButton = button?.matches(":focus") ?? false;
  const branch = controller.menu.branches.closest(focused ?? null);
  setLayout(host, layout, { isInside: focused !== undefined, branch });
  controller.reader.judgeToggles();
  controller.layOutAgain();
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
function placeAfterResize({ options, lifetime }: MegaNavHost, controller: MenuController): void {
  let timer: ReturnType<typeof setTimeout>;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.layOutAgain(), options.get().relayoutMs);
  };
  onResize(restart, lifetime);
  onAbort(lifetime, () => clearTimeout(timer));
}
