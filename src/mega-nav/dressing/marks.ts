/** What we write on the author's elements, besides `aria-*`, ids and `hidden`; the style sheets know these names. */
export const MARK = {
  /** A toggle: empty on ours, else which of the author's elements is one: `label` or `printed`. */
  toggle: "data-dealer-toggle",
  /** An item with a submenu: its level, from 1. */
  branch: "data-dealer-branch",
  expanded: "data-dealer-expanded",
  panel: "data-dealer-panel",
  /** A panel that the page's own style would keep hidden. */
  forced: "data-dealer-forced",
  align: "data-dealer-align",
  /** An item whose label is bare text. */
  text: "data-dealer-text",
  separator: "data-dealer-separator",
  current: "data-dealer-current",
  tabs: "data-dealer-tabs",
} as const;

export const OWN_TOGGLE = `[${MARK.toggle}=""]`;
