import type { Contract } from "../kernel/contract.ts";

export const callUsContract = {
  tag: "dealer-call-us",
  className: "DealerCallUs",
  about: "A button that shows or hides a panel with the phone numbers the author wrote.",
  source: "SPEC §2.4, §4.2",
  library: "react",
  attributes: {
    label: { type: "text", default: "Bel ons", about: "Text of the button." },
    open: { type: "boolean", default: false, about: "Whether the panel is shown. Follows every press." },
  },
  events: {
    "dealer-call-us-toggle": {
      about: "Asks before a press opens or closes the panel.",
      cancelable: true,
      detail: { open: { type: "boolean", about: "The state asked for." } },
    },
    "dealer-call-us-toggled": {
      about: "The visitor, or another panel that opened, has opened or closed the panel.",
      detail: { open: { type: "boolean", about: "The new state." } },
    },
  },
  parts: { button: "The button.", panel: "The panel around the numbers." },
  states: { open: "The panel is shown." },
  slots: { "": "The phone numbers, as the author wrote them." },
  customProperties: {
    "--dealer-call-us-surface": { default: "var(--dealer-surface, Canvas)", about: "Colour of the panel." },
    "--dealer-call-us-accent": { default: "var(--dealer-accent, #0b5fff)", about: "Colour of the button." },
    "--dealer-call-us-on-accent": {
      default: "var(--dealer-on-accent, #fff)",
      about: "Colour of the button's text.",
    },
  },
  listensTo: { "dealer-mega-nav-toggled": "An opened mobile menu closes the panel." },
  start: { press: { part: "button", text: "label" } },
} as const satisfies Contract;
