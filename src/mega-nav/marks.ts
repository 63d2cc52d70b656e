/** The attributes that we write on the author's elements, besides `aria-*`, ids and `hidden`; our styles use them. */
export const MARK = {
  /** A toggle: empty on ours; on one of the author's elements `label` or `printed`. */
  toggle: "data-dealer-toggle",
  /** An item with a submenu: its level, from 1. */
  branch: "data-dealer-branch",
  expanded: "data-dealer-expanded",
  panel: "data-dealer-panel",
  /** A panel that the page's own styles would keep hidden. */
  forced: "data-dealer-forced",
  align: "data-dealer-align",
  /** An item whose label is bare text. */
  text: "data-dealer-text",
  separator: "data-dealer-separator",
  current: "data-dealer-current",
  tabs: "data-dealer-tabs",
} as const;

export const OWN_TOGGLE = `[${MARK.toggle}=""]`;

/** The `hidden` value of closed content: where the browser supports it, find-in-page and addresses can open it. */
export const HIDDEN = typeof document !== "undefined" && "onbeforematch" in document ? "until-found" : "";
