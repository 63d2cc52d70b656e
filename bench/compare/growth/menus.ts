import { bootstrap } from "../contenders/bootstrap/bootstrap.ts";
import { hand } from "../contenders/hand/hand.ts";
import { jquery } from "../contenders/jquery/jquery.ts";
import { lit } from "../contenders/lit/lit.ts";
import { ours, slim } from "../contenders/ours.ts";
import { shoelace } from "../contenders/shoelace/shoelace.ts";
import { webawesome } from "../contenders/webawesome/webawesome.ts";
import type { Contender } from "../page/contender.ts";

/** How a contender's menu is seen to work and is opened, at a width at which it has room. */
export interface GrownMenu {
  readonly contender: Contender;
  /** What there is no more of once the menu works; without it, running the script is enough. */
  readonly unready?: string;
  /** What opens the menu itself, where that is another thing than its first branch. */
  readonly within?: string;
  readonly press: string;
  /** What comes to be seen by a press. */
  readonly effect: string;
  /** The classes, for a row in which all code has been evaluated beforehand. */
  readonly classes?: string;
}

const dealerMenu = {
  unready: "dealer-mega-nav li:has(> ul):not([data-dealer-branch]), dealer-mega-nav:not(:defined)",
  press: "dealer-mega-nav [data-dealer-toggle]",
  effect: "dealer-mega-nav li li a",
};

/** Shoelace, Web Awesome and Lit have one button for all of it; what they show by it is all, or the first level. */
export const GROWN_MENUS: readonly GrownMenu[] = [
  {
    contender: hand,
    unready: "hand-menu a + ul",
    within: "hand-menu nav > button",
    press: "hand-menu li > button",
    effect: "hand-menu li li a",
  },
  {
    contender: jquery,
    unready: "#menu li:has(> ul) > a:not(.has-submenu)",
    press: "#menu .has-submenu",
    effect: "#menu li li a",
  },
  { contender: bootstrap, press: "#menu .dropdown-toggle", effect: "#menu .dropdown-item" },
  {
    contender: shoelace,
    unready: "sl-menu-item:not([role])",
    press: "#menu sl-button",
    effect: "#menu sl-menu-item",
  },
  {
    contender: webawesome,
    unready: "wa-dropdown-item:not([role])",
    press: "#menu wa-button",
    effect: "#menu wa-dropdown-item",
  },
  { contender: lit, unready: "lit-disclosure:not(:defined)", press: "#menu >>> button", effect: "#menu a" },
  { contender: ours, ...dealerMenu },
  { contender: slim, ...dealerMenu },
  { contender: ours, ...dealerMenu, classes: "/dist/index.js" },
  { contender: slim, ...dealerMenu, classes: "/dist/slim/index.js" },
];
