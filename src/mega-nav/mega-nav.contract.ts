import type { Contract } from "../kernel/element/contract.ts";

// spec §2.2, §4.5, §9
export const megaNavContract = {
  tag: "dealer-mega-nav",
  className: "DealerMegaNav",
  about:
    "Turns the nested list that any CMS prints into a menu: dropdowns on wide pages, an accordion on narrow pages.",
  library: "react",
  chunk: "core",
  attributes: {
    layout: {
      type: "choice",
      choices: ["dropdown", "tabs"],
      default: "dropdown",
      about:
        "The form of the list on wide pages: dropdowns, or tabs for the links that point to a panel in the same menu.",
    },
    mobile: {
      type: "choice",
      choices: ["accordion", "slide", "drawer"],
      default: "accordion",
      about:
        "How the button on narrow pages shows the menu: at once, with a slow slide of the whole menu, or in a drawer at the window's edge (not with `for`).",
    },
    "breakpoint-px": {
      type: "number",
      words: ["auto"],
      default: 768,
      min: 0,
      max: 10_000,
      unit: "px",
      about:
        "Widest page that counts as mobile: 768 is mobile, 769 is desktop. With `auto` the page counts as mobile while the outermost items do not fit on one line.",
    },
    indicator: {
      type: "choice",
      choices: ["plus-minus", "arrows"],
      default: "plus-minus",
      about: "The icon on items with a submenu, on narrow pages.",
    },
    "expand-then-navigate": {
      type: "choice",
      choices: ["off", "fast", "slow"],
      default: "off",
      about:
        "On narrow pages the first press on a parent item's link expands the item, then follows the link after the delay.",
    },
    "fast-ms": {
      type: "number",
      default: 200,
      min: 0,
      max: 60_000,
      unit: "ms",
      about: 'Delay of `expand-then-navigate="fast"`.',
    },
    "slow-ms": {
      type: "number",
      default: 1000,
      min: 0,
      max: 60_000,
      unit: "ms",
      about: 'Delay of `expand-then-navigate="slow"`.',
    },
    "relayout-ms": {
      type: "number",
      default: 250,
      min: 0,
      max: 60_000,
      unit: "ms",
      about: "How long the window must keep its size before open panels are measured again.",
    },
    "slide-ms": {
      type: "number",
      default: 600,
      min: 0,
      max: 60_000,
      unit: "ms",
      about: 'Length of the slide of `mobile="slide"`.',
    },
    "open-on": {
      type: "choice",
      choices: ["click", "hover"],
      default: "click",
      about:
        "Whether a mouse that stays on an outermost item opens it too: it opens after 200 ms, and closes 300 ms after the mouse has left. On touch screens and inside a panel, items open by a press.",
    },
    label: {
      type: "text",
      default: "Hoofdmenu",
      translations: { en: "Main menu", de: "Hauptmenü", fr: "Menu principal" },
      about: "Accessible name of the navigation, if the author's markup has no `nav` of its own.",
    },
    "toggle-label": {
      type: "text",
      default: "Menu",
      translations: { en: "Menu", de: "Menü", fr: "Menu" },
      about: "Text of the button that shows the menu on narrow pages.",
    },
    for: {
      type: "selector",
      default: "",
      about:
        "A list elsewhere on the page, as a CSS selector: it becomes the menu where it is, without the tag around it.",
    },
    toggle: {
      type: "choice",
      choices: ["auto", "none"],
      default: "auto",
      about:
        "On narrow pages: a button that shows the menu, unless the theme has one of its own (`auto`), or no button: the list is always open.",
    },
    "toggle-for": {
      type: "selector",
      default: "",
      about:
        "The theme's own buttons, as a CSS selector: on narrow pages they show the menu, in place of ours.",
    },
    overflow: {
      type: "choice",
      choices: ["wrap", "more"],
      default: "wrap",
      about:
        "On wide pages: outermost items that do not fit go to another line, or into one last item that opens them (`more`).",
    },
    "more-label": {
      type: "text",
      default: "Meer",
      translations: { en: "More", de: "Mehr", fr: "Plus" },
      about: 'Text of the item of `overflow="more"`.',
    },
    "close-label": {
      type: "text",
      default: "Sluiten",
      translations: { en: "Close", de: "Schließen", fr: "Fermer" },
      about: "Text of the button that closes the drawer.",
    },
  },
  events: {
    "dealer-mega-nav-toggle": {
      about: "Emitted before a press shows or hides the mobile menu; cancel it to prevent that.",
      cancelable: true,
      detail: { open: { type: "boolean", about: "The requested state." } },
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
        expanded: { type: "boolean", about: "Whether the submenu is shown." },
      },
    },
    "dealer-mega-nav-tab-changed": {
      about: "Another tab of a tabbed menu has become the active one.",
      detail: {
        index: { type: "number", about: "The tab's position among the tabs of its list, from 0." },
        label: { type: "string", about: "The tab's label." },
      },
    },
    "dealer-mega-nav-navigate": {
      about:
        "Emitted when a press on a parent item's link has expanded the item, before the link is followed (`expand-then-navigate`); cancel it to prevent that.",
      cancelable: true,
      detail: {
        href: { type: "string", about: "The link's address." },
        label: { type: "string", about: "The parent item's label." },
        delayMs: { type: "number", about: "The delay before the link is followed, in ms." },
      },
    },
    "dealer-mega-nav-layout-changed": {
      about:
        "The layout has changed: the window has crossed the breakpoint, or the items fit no longer or again.",
      detail: { layout: { type: ["mobile", "desktop"], about: "The new layout." } },
    },
  },
  parts: {
    toggle:
      "The button that shows the menu on narrow pages; before its code has come it is `dealer-mega-nav::before`.",
    drawer:
      'The drawer of `mobile="drawer"`, and the dialog with the list where the window has no room for it below the button.',
    close: "The button that closes the drawer.",
    caret:
      "The button beside a parent item's label, on wide pages. It is in the author's list, but a page's styles for all buttons do not affect it. To style it: `dealer-mega-nav [part~=\"caret\"] { … !important }`.",
    indicator:
      'The same button on narrow pages. To style it: `dealer-mega-nav:state(mobile) [part~="indicator"] { … !important }`.',
  },
  states: {
    mobile: "The page counts as mobile by `breakpoint-px`.",
    desktop: "The page does not count as mobile.",
    open: "The mobile menu is shown.",
  },
  slots: { "": "The author's list; it stays in its place in the page." },
  customProperties: {
    "--dealer-mega-nav-surface": {
      default: "var(--dealer-surface, var(--dealer-page-surface, Canvas))",
      about: "Colour of the panels, and of a list over the page.",
    },
    "--dealer-mega-nav-accent": {
      default: "var(--dealer-accent, #0b5fff)",
      about: "Colour of the current item's mark.",
    },
    "--dealer-mega-nav-padding-inline": {
      syntax: "<length>",
      default: "16px",
      about: "Room at both ends of the menu button, also before its code has come.",
    },
    "--dealer-mega-nav-border": {
      syntax: "<line-width> || <line-style> || <color>",
      default: "1px solid var(--dealer-line, color-mix(in srgb, currentColor 25%, transparent))",
      about: "Border of the menu button, also before its code has come.",
    },
  },
  authorStyles: {
    "align-content, align-items, column-gap, display, flex, row-gap":
      "The items are a row, or a column on a narrow page.",
    "anchor-name, anchor-scope": "Toggles are at their label, panels at their item.",
    "background-color, border, box-shadow, color, max-height, max-width, min-width, overlay, overscroll-behavior":
      "A panel has a surface of its own, above the page and inside the window.",
    "box-sizing, margin, min-height, overflow-wrap, padding":
      "Labels are large enough to press, with room for their toggle.",
    "contain, content-visibility, opacity, overflow, position, transform, transition, z-index":
      "A closed panel is not seen, and an open one is above the page.",
    "list-style, text-decoration": "The items look like a menu's.",
  },
  listensTo: {
    "dealer-loader-ready": "The navigation fades in.",
    "dealer-call-us-toggled": "When the call-us panel opens, the mobile menu closes.",
  },
  start: { press: { part: "toggle", text: "toggle-label" } },
} as const satisfies Contract;
