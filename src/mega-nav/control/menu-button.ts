import type { MegaNavHost, MenuControl, TagHost } from "../mega-nav.host.ts";

/** What opens the menu, as the author has written it. */
export const writtenControl = ({ options }: TagHost): MenuControl => {
  const { toggle, toggleFor } = options.get();
  if (toggle === "none") return "none";
  return toggleFor ? "page" : "own";
};

export const isMenuShown = ({ state }: TagHost) => state.get().layout === "mobile" && state.get().menuOpen;

/** The button that opens the menu on narrow pages. */
export const menuButton = ({ tag, state }: MegaNavHost): HTMLElement | undefined =>
  tag.shadowRoot?.querySelector<HTMLElement>("[part=toggle]") ??
  state.get().pageButtons.find((button) => button.checkVisibility());
