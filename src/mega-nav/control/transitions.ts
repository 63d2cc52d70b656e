import type { WritableAtom } from "nanostores";
import {
  initialState,
  type MegaNavHost,
  type MegaNavState,
  type MenuControl,
  type TagHost,
} from "../mega-nav.host.ts";
import { enterLayout, type Layout, type ListPlace } from "../mega-nav.ts";
import type { MenuBranch } from "../menu-branch.ts";
import { hasBrand, hasLandmark } from "../reading/nodes.ts";
import { writtenControl } from "./menu-button.ts";

/** The only place where the state changes: each function below is one change, and `ListDecoration` shows it in the list. */
function change({ state }: TagHost, changes: Partial<MegaNavState>): void {
  (state as WritableAtom<MegaNavState>).set({ ...state.get(), ...changes });
}

/** A menu that is always open is open from the start, and so is one whose list holds what the visitor uses. */
export function startMenu(host: TagHost, layout: Layout, isHeld: boolean): void {
  const { element } = host;
  const control = writtenControl(host);
  change(host, {
    ...initialState(),
    ...{ layout, control, hasLandmark: hasLandmark(element), hasBrand: hasBrand(element) },
    menuOpen: control === "none" || (layout === "mobile" && isHeld),
  });
}

/** The button comes before the list elsewhere: the visitor may have pressed its placeholder. */
export function awaitList(host: TagHost, layout: Layout): void {
  change(host, { ...initialState(), layout, control: writtenControl(host) });
}

/** The list elsewhere is as its theme has it, so a button would show nothing. */
export function doWithoutList(host: TagHost): void {
  const { layout } = host.state.get();
  change(host, { ...initialState(), layout, control: "none" });
}

/** The list has come after the visitor has pressed the button. */
export const keepMenuOpen = (host: TagHost) => change(host, { menuOpen: true });

/** Opens or closes the mobile menu, unless a listener cancels it or the menu is always open. */
export function requestMenu(host: TagHost, open: boolean): void {
  if (host.state.get().control === "none") return;
  if (host.emit("dealer-mega-nav-toggle", { open })) setMenuOpen(host, open);
}

export function setMenuOpen(host: TagHost, menuOpen: boolean): void {
  const state = host.state.get();
  if (state.menuOpen === menuOpen || state.control === "none") return;
  change(host, { menuOpen });
  host.emit("dealer-mega-nav-toggled", { open: menuOpen });
}

/** Shows an open menu once more: a press may have changed how the theme shows it. */
export function reopenMenu(host: TagHost): void {
  for (const menuOpen of [false, true]) change(host, { menuOpen });
}

export const setPlace = (host: TagHost, place: ListPlace) => change(host, { place });

/** Changes what opens the menu on narrow pages. A menu that was always open closes when it gets a button. */
export function setControl(
  host: TagHost,
  control: MenuControl,
  pageButtons: readonly HTMLElement[] = [],
): void {
  const now = host.state.get();
  const isSame =
    now.control === control &&
    now.pageButtons.length === pageButtons.length &&
    pageButtons.every((button) => now.pageButtons.includes(button));
  if (isSame) return;
  const menuOpen = control === "none" || (now.control !== "none" && now.menuOpen);
  change(host, { control, pageButtons, menuOpen });
}

interface Focus {
  readonly isInside: boolean;
  readonly branch: MenuBranch | undefined;
}

export function setLayout(host: MegaNavHost, layout: Layout, focus: Focus): void {
  change(host, enterLayout(host.state.get(), layout, focus));
}

/** Shows the menu in the wide layout while something is measured, and then as it was. */
export function tryLayout<T>(host: MegaNavHost, measure: () => T): T {
  const before = host.state.get();
  setLayout(host, "desktop", { isInside: false, branch: undefined });
  const measured = measure();
  change(host, before);
  return measured;
}

type Branches = Pick<MegaNavState, "deepest" | "accordion" | "tabs">;

/** What the visitor has opened or closed. */
export const setBranches = (host: MegaNavHost, { deepest, tabs }: Branches) =>
  change(host, { deepest, tabs, isUntouched: false });

/** What the list has after it has been read. */
export const setList = (host: MegaNavHost, { deepest, accordion, tabs }: Branches) =>
  change(host, {
    ...{ deepest, accordion, tabs },
    hasLandmark: hasLandmark(host.element),
    hasBrand: hasBrand(host.element),
  });
