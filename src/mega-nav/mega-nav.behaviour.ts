import type { Host } from "../kernel/host.ts";
import type { megaNavContract } from "./mega-nav.contract.ts";
import { enhanceMenu } from "./mega-nav.dom.ts";
import { changes, enterLayout, type NavState, toggleBranch } from "./mega-nav.ts";
import { fadeInWithPage, watchLayout, watchLeaving, watchMarkup, watchPresses } from "./mega-nav.watch.ts";
import type { MenuBranch } from "./menu-reader.ts";

export interface MegaNavState extends NavState<MenuBranch> {
  /** Whether the author's markup brings its own `nav`. */
  readonly hasLandmark: boolean;
}

export type MegaNavHost = Host<typeof megaNavContract, MegaNavState>;

export const initialNavState = (): MegaNavState => ({
  ...enterLayout<MenuBranch>("desktop", undefined),
  hasLandmark: false,
});

export function connectMegaNav(host: MegaNavHost): void {
  const { element, lifetime } = host;
  let menu = enhanceMenu(element);

  const set = (next: Partial<MegaNavState>) => {
    const before = host.state.get();
    const after = { ...before, hasLandmark: menu.hasLandmark, ...next };
    menu.show(before.deepest, after.deepest);
    host.state.set(after);
  };
  const openUpTo = (deepest: MenuBranch | undefined) => {
    const { closed, opened } = changes(host.state.get().deepest, deepest);
    set({ deepest });
    for (const branch of closed) tellExpanded(host, branch, false);
    for (const branch of opened) tellExpanded(host, branch, true);
  };
  const readAgain = () => {
    const { layout, deepest } = host.state.get();
    const wasEmpty = menu.isEmpty;
    menu.restore();
    menu = enhanceMenu(element);
    host.state.set({ ...host.state.get(), deepest: undefined });
    set({
      deepest: wasEmpty ? enterLayout(layout, menu.current).deepest : deepest && menu.branchOf(deepest.item),
    });
  };
  const stepOut = () => {
    const { deepest, menuOpen } = host.state.get();
    if (!deepest) return menuOpen && closeMenu(host);
    openUpTo(deepest.parent);
    menu.focusToggle(deepest);
  };

  const layout = watchLayout(host, (changed) => {
    set(enterLayout(changed, menu.current));
    host.emit("dealer-mega-nav-layout-changed", { layout: changed });
  });
  set(enterLayout(layout, menu.current));
  watchMarkup(host, readAgain);
  watchPresses(host, (target) => {
    const branch = menu.pressedBranch(target);
    if (branch) openUpTo(toggleBranch(host.state.get().deepest, branch));
    return branch !== undefined;
  });
  watchLeaving(host, {
    left: () => host.state.get().layout === "desktop" && openUpTo(undefined),
    escaped: stepOut,
  });
  document.addEventListener("dealer-call-us-toggled", ({ detail }) => detail.open && yieldToPanel(host), {
    signal: lifetime,
  });
  fadeInWithPage(host);
  lifetime.addEventListener("abort", () => menu.restore(), { once: true });
}

/** Asks, and unless someone objects shows or hides the mobile menu and tells. */
export function requestMenu(host: MegaNavHost, open: boolean): void {
  if (host.emit("dealer-mega-nav-toggle", { open })) setMenuOpen(host, open);
}

function closeMenu(host: MegaNavHost): void {
  requestMenu(host, false);
  if (!host.state.get().menuOpen) host.element.shadowRoot?.querySelector("button")?.focus();
}

function yieldToPanel(host: MegaNavHost): void {
  if (host.state.get().menuOpen) setMenuOpen(host, false);
}

function setMenuOpen(host: MegaNavHost, menuOpen: boolean): void {
  host.state.set({ ...host.state.get(), menuOpen });
  host.emit("dealer-mega-nav-toggled", { open: menuOpen });
}

const tellExpanded = (host: MegaNavHost, { label, level }: MenuBranch, expanded: boolean) =>
  host.emit("dealer-mega-nav-expanded", { label, level, expanded });
