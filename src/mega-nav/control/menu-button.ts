import type { MegaNavHost } from "../mega-nav.host.ts";

/** Opens or closes the mobile menu, unless a listener cancels it. */
export function requestMenu(host: MegaNavHost, open: boolean): void {
  if (host.emit("dealer-mega-nav-toggle", { open })) setMenuOpen(host, open);
}

export function setMenuOpen(host: MegaNavHost, menuOpen: boolean): void {
  if (host.state.get().menuOpen === menuOpen) return;
  host.state.set({ ...host.state.get(), menuOpen });
  host.emit("dealer-mega-nav-toggled", { open: menuOpen });
}

export const isMenuShown = ({ state }: MegaNavHost) =>
  state.get().layout === "mobile" && state.get().menuOpen;

/** The button that opens the menu on narrow pages. */
export const menuButton = ({ element }: MegaNavHost) =>
  element.shadowRoot?.querySelector<HTMLButtonElement>("[part=toggle]") ?? undefined;
