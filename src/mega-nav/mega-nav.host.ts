import type { Host } from "../kernel/element/host.ts";
import type { megaNavContract } from "./mega-nav.contract.ts";
import type { ListPlace, NavState } from "./mega-nav.ts";
import type { MenuBranch } from "./menu/menu-branch.ts";

export interface MegaNavState extends NavState<MenuBranch> {
  /** Whether the author's markup brings its own `nav`. */
  readonly hasLandmark: boolean;
  /** Whether a brand is beside the list: then a closed mobile menu hides the list alone. */
  readonly hasBrand: boolean;
  readonly control: MenuControl;
  /** The page's buttons that open the mobile menu, where `control` is `page`. */
  readonly pageButtons: readonly HTMLElement[];
  /** Where the list of a narrow page is, or was when it was open last. */
  readonly place: ListPlace;
}

/** What opens the menu on narrow pages: our button, buttons of the page, or nothing, because it is always open. */
export type MenuControl = "own" | "page" | "none";

/** What the kernel and the view work with. */
export type TagHost = Host<typeof megaNavContract, MegaNavState>;

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
  place: "page",
});
