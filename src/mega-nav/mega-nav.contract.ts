import type { Contract } from "../kernel/contract.ts";

export const megaNavContract = {
  tag: "dealer-mega-nav",
  className: "DealerMegaNav",
  about:
    "Makes a menu of the nested list that any CMS prints: dropdowns on wide pages, an accordion on narrow ones.",
  source: "SPEC §2.2, §4.5, §9",
  library: "react",
  attributes: {
    "breakpoint-px": {
      type: "number",
      default: 768,
      min: 0,
      max: 10_000,
      unit: "px",
      about: "Widest page that counts as mobile: 768 is mobile, 769 is desktop.",
    },
    indicator: {
      type: "choice",
      choices: ["plus-minus", "arrows"],
      default: "plus-minus",
      about: "The drawing on items with a submenu, on narrow pages.",
    },
    label: {
      type: "text",
      default: "Hoofdmenu",
      about: "Accessible name of the navigation, where the author's markup has no `nav` of its own.",
    },
    "toggle-label": {
      type: "text",
      default: "Menu",
      about: "Text of the button that shows the menu on narrow pages.",
    },
  },
  events: {
    "dealer-mega-nav-toggle": {
      about: "Asks before a press shows or hides the mobile menu.",
      cancelable: true,
      detail: { open: { type: "boolean", about: "The state asked for." } },
    },
    "dealer-mega-nav-toggled": {
      about: "The mobile menu has been shown or hidden.",
      detail: { open: { type: "boolean", about: "The new state." } },
    },
    "dealer-mega-nav-expanded": {
      about: "A submenu has been expanded or collapsed.",
      detail: {
        label: { type: "string", about: "The parent item's label." },
        level: { type: "number", about: "The parent item's level, from 1." },
        expanded: { type: "boolean", about: "Whether the submenu shows." },
      },
    },
    "dealer-mega-nav-layout-changed": {
      about: "The window has crossed the breakpoint.",
      detail: { layout: { type: ["mobile", "desktop"], about: "The new layout." } },
    },
  },
  parts: { toggle: "The button that shows the menu on narrow pages." },
  states: {
    mobile: "The page is at most `breakpoint-px` wide.",
    desktop: "The page is wider.",
    open: "The mobile menu is shown.",
  },
  slots: { "": "The author's list; it stays where it is." },
  customProperties: {
    "--dealer-mega-nav-surface": { default: "var(--dealer-surface, Canvas)", about: "Colour of the panels." },
    "--dealer-mega-nav-accent": {
      default: "var(--dealer-accent, #0b5fff)",
      about: "Colour of the current item's mark.",
    },
  },
  listensTo: {
    "dealer-loader-ready": "The navigation fades in.",
    "dealer-call-us-toggled": "An opened panel closes the mobile menu.",
  },
  start: { press: { part: "toggle", text: "toggle-label" } },
} as const satisfies Contract;
