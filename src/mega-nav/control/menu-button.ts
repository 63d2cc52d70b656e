import type { MegaNavHost, MenuControl, TagHost } from "../mega-nav.host.ts";

/** What opens the menu, as the author has written it. */
export const writtenControl = ({ options }: TagHost): MenuControl => {
  const { toggle, toggleFor } = options.get();
  if (toggle === "none") return "none";
  return toggleFor ? "page" : "own";
};

/** Opens or closes the mobile menu, unless a listener cancels it or the menu is always open. */
export function requestMenu(host: TagHost, open: boolean): void {
  if (host.state.get().control === "none") return;
  if (host.emit("dealer-mega-nav-toggle", { open })) setMenuOpen(host, open);
}

export function setMenuOpen(host: TagHost, menuOpen: boolean): void {
  const state = host.state.get();
  if (state.menuOpen === menuOpen || state.control === "none") return;
  host.state.set({ ...state, menuOpen });
  host.emit("dealer-mega-nav-toggled", { open: menuOpen });
}

export const isMenuShown = ({ state }: TagHost) => state.get().layout === "mobile" && state.get().menuOpen;

/** The button that opens the menu on narrow pages. */
export const menuButton = ({ tag, state }: MegaNavHost): HTMLElement | undefined =>
  tag.shadowRoot?.querySelector<HTMLElement>("[part=toggle]") ??
  state.get().pageButtons.find((button) => button.checkVisibility());
