import type { Contract } from "../kernel/element/contract.ts";

// spec §2.4, §4.2
export const callUsContract = {
  tag: "dealer-call-us",
  className: "DealerCallUs",
  about: "A button that shows and hides a panel with the author's phone numbers.",
  library: "react",
  chunk: "core",
  attributes: {
    label: { type: "text", default: "Bel ons", about: "Text of the button." },
    open: { type: "boolean", default: false, about: "Whether the panel is shown. Updated on every press." },
  },
  events: {
    "dealer-call-us-toggle": {
      about: "Emitted before a press opens or closes the panel; cancel it to prevent that.",
      cancelable: true,
      detail: { open: { type: "boolean", about: "The requested state." } },
    },
    "dealer-call-us-toggled": {
      about: "The panel was opened or closed: by the visitor, or closed because the mobile menu opened.",
      detail: { open: { type: "boolean", about: "The new state." } },
    },
  },
  parts: {
    button: "The button; before its code has come it is `dealer-call-us::before`.",
    panel: "The panel around the numbers.",
  },
  states: { open: "The panel is shown." },
  slots: { "": "The phone numbers, in the author's own markup." },
  customProperties: {
    "--dealer-call-us-surface": {
      default: "var(--dealer-surface, var(--dealer-page-surface, Canvas))",
      about: "Colour of the panel.",
    },
    "--dealer-call-us-accent": { default: "var(--dealer-accent, #0b5fff)", about: "Colour of the button." },
    "--dealer-call-us-on-accent": {
      default: "var(--dealer-on-accent, #fff)",
      about: "Colour of the button's text.",
    },
    "--dealer-call-us-padding-inline": {
      syntax: "<length>",
      default: "20px",
      about: "Room before and after the button's text, also before its code has come.",
    },
    "--dealer-call-us-border": {
      syntax: "<line-width> || <line-style> || <color>",
      default: "1px solid transparent",
      about: "Border of the button, also before its code has come.",
    },
  },
  authorStyles: {
    color: "The panel has a surface of its own.",
    "align-items, display, margin, min-height, min-width":
      "Numbers are large enough to press, with room between them.",
  },
  listensTo: { "dealer-mega-nav-toggled": "An opened mobile menu closes the panel." },
  start: { press: { part: "button", text: "label" } },
} as const satisfies Contract;
