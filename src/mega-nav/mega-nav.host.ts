import type { Host } from "../kernel/element/host.ts";
import type { megaNavContract } from "./mega-nav.contract.ts";
import type { NavState } from "./mega-nav.ts";
import type { MenuBranch } from "./menu/menu-branch.ts";

export interface MegaNavState extends NavState<MenuBranch> {
  /** Whether the author's markup brings its own `nav`. */
  readonly hasLandmark: boolean;
}

export type MegaNavHost = Host<typeof megaNavContract, MegaNavState>;

export const initialState = (): MegaNavState => ({
  layout: "desktop",
  menuOpen: false,
  deepest: undefined,
  accordion: undefined,
  tabs: [],
  hasLandmark: false,
});
