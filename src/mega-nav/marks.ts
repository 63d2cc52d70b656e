import { isWebKit } from "./is-webkit.ts";

/** The attributes that we write on the author's elements, besides `aria-*`, ids and `hidden`; our styles use them. */
export const MARK = {
  /** A toggle: empty on ours; on one of the author's elements `label` or `printed`. */
  toggle: "data-dealer-toggle",
  /** An item of a menu without lists; `roomy` if its label has room for a toggle at its end. */
  item: "data-dealer-item",
  /** What has the place of a list in a menu without lists: `wide` for a panel with columns. */
  list: "data-dealer-list",
  /** An outermost item's label that has room for our toggle at its end. */
  label: "data-dealer-label",
  /** A `details` around the whole list: its summary is the theme's menu button, and it is no item. */
  drawer: "data-dealer-drawer",
  /** What has an arrow of the theme that is not shown, because the item has ours: `before`, `after` or `whole`. */
  bare: "data-dealer-bare",
  /** An item with a submenu: its level, from 1. */
  branch: "data-dealer-branch",
  expanded: "data-dealer-expanded",
  panel: "data-dealer-panel",
  /**
   * An open panel, or the list of an open mobile menu, with the elements between it and its items: whatever the page's
   * styles say, it is visible. The value is the `display`, and `static`, that it keeps.
   */
  shown: "data-dealer-shown",
  /** On these for two frames after closing: a drawer of the theme would slide away over the page. */
  closing: "data-dealer-closing",
  /** A button of the theme that only opened and closed the list: hidden on narrow pages. `beside`: outside the element. */
  replaced: "data-dealer-replaced",
  /** Where a panel is placed on wide pages: `auto` where the browser's anchor positioning does it. */
  align: "data-dealer-align",
  /** On the element itself: a brand is beside the list, and stays while the mobile menu is closed. */
  brand: "data-dealer-brand",
  /** A bar of the theme in the element that is out of the flow, with a brand: it stays in its place while the list is open. */
  bar: "data-dealer-bar",
  /** An item whose label is bare text. */
  text: "data-dealer-text",
  /** An item of an open list that the page's styles hide in this layout. */
  absent: "data-dealer-absent",
  separator: "data-dealer-separator",
  current: "data-dealer-current",
  tabs: "data-dealer-tabs",
} as const;

/** The value of `absent` on a copy of a list, which is asked what the page's styles hide. */
export const COPY = "copy";

export const OWN_TOGGLE = `[${MARK.toggle}=""]`;

/** The `hidden` value of a closed list: where the browser supports it, find-in-page and addresses can open it. */
export const HIDDEN = typeof document !== "undefined" && "onbeforematch" in document ? "until-found" : "";

/** Of a closed panel: WebKit 2.50 crashes when a floated item gets another kind of box in a panel that was open before. */
export const HIDDEN_PANEL = isWebKit() ? "" : HIDDEN;
