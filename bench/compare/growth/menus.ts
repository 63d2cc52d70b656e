import { bootstrap } from "../contenders/bootstrap/bootstrap.ts";
import { hand } from "../contenders/hand/hand.ts";
import { jquery } from "../contenders/jquery/jquery.ts";
import { lit } from "../contenders/lit/lit.ts";
import { ours, slim } from "../contenders/ours.ts";
import { shoelace } from "../contenders/shoelace/shoelace.ts";
import { webawesome } from "../contenders/webawesome/webawesome.ts";
import type { Contender } from "../page/contender.ts";

/** How to find out that a contender's menu works, and how to open it, on a wide page. */
export interface GrownMenu {
  readonly contender: Contender;
  /** Matches nothing once the menu works; without it, the menu works when the script has run. */
  readonly unready?: string;
  /** The button that opens the menu itself, if it has one. */
  readonly within?: string;
  readonly press: string;
  /** The element that a press makes visible. */
  readonly effect: string;
  /** The file with all classes, for the row in which all code has been evaluated before. */
  readonly classes?: string;
}

const dealerMenu = {
  unready: "dealer-mega-nav li:has(> ul):not([data-dealer-branch]), dealer-mega-nav:not(:defined)",
  press: "dealer-mega-nav [data-dealer-toggle]",
  effect: "dealer-mega-nav li li a",
};

/** Shoelace, Web Awesome and Lit have one button for the whole menu, which shows all of it or its first level. */
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
