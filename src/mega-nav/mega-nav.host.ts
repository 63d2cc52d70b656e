import type { ReadableAtom } from "nanostores";
import type { Host } from "../kernel/element/host.ts";
import type { megaNavContract } from "./mega-nav.contract.ts";
import type { ListPlace, NavState } from "./mega-nav.ts";
import type { MenuBranch } from "./menu-branch.ts";

export interface MegaNavState extends NavState<MenuBranch> {
  /** Whether the author's markup brings its own `nav`. */
  readonly hasLandmark: boolean;
  /** Whether a brand is beside the list: then a closed mobile menu hides the list alone. */
  readonly hasBrand: boolean;
  readonly control: MenuControl;
  /** The page's buttons that open the mobile menu, where `control` is `page`. */
  readonly pageButtons: readonly HTMLElement[];
  /** Whether the visitor has not opened or closed anything yet. */
  readonly isUntouched: boolean;
  /** Where the list of a narrow page is, or was when it was open last. */
  readonly place: ListPlace;
}

/** What opens the menu on narrow pages: our button, buttons of the page, or nothing, because it is always open. */
export type MenuControl = "own" | "page" | "none";

/** What the view works with. Only `control/transitions.ts` changes the state. */
export interface TagHost extends Omit<Host<typeof megaNavContract, MegaNavState>, "state"> {
  readonly state: ReadableAtom<MegaNavState>;
}

/** What the menu works with: `element` contains the author's list. */
export interface MegaNavHost extends TagHost {
  /** The element itself: the same as `element`, unless `for` names a list elsewhere. */
  readonly tag: HTMLElement;
}

export const initialState = (): MegaNavState => ({
  layout: "desktop",
  menuOpen: false,
  deepest: undefined,
  accordion: undefined,
  tabs: [],
  hasLandmark: false,
  hasBrand: false,
  control: "own",
  pageButtons: [],
  isUntouched: true,
  place: "page",
});
