import type { MegaNavHost, MenuControl } from "../../mega-nav.host.ts";

/** Changes what opens the menu on narrow pages. A menu that was always open closes when it gets a button. */
export function setControl(
  { state }: MegaNavHost,
  control: MenuControl,
  pageButtons: readonly HTMLElement[] = [],
): void {
  const now = state.get();
  const isSame =
    now.control === control &&
    now.pageButtons.length === pageButtons.length &&
    pageButtons.every((button) => now.pageButtons.includes(button));
  if (isSame) return;
  const menuOpen = control === "none" || (now.control !== "none" && now.menuOpen);
  state.set({ ...now, control, pageButtons, menuOpen });
}
