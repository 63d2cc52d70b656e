import type { Contract } from "../kernel/element/contract.ts";

const ISO_DAY = "\\d{4}-\\d\\d-\\d\\d";

// spec §2.4, §4.2
export const callUsContract = {
  tag: "dealer-call-us",
  className: "DealerCallUs",
  about: "A button that shows and hides a panel with the author's phone numbers.",
  library: "react",
  chunk: "core",
  attributes: {
    label: {
      type: "text",
      default: "Bel ons",
      translations: { en: "Call us", de: "Anrufen", fr: "Appeler" },
      about: "Text of the button.",
    },
    open: { type: "boolean", default: false, about: "Whether the panel is shown. Updated on every press." },
    hours: {
      type: "text",
      default: "",
      form: "ma-vr 8:00-18:00, za 9:00-17:00",
      about:
        "When the dealer is open: `ma-vr 8:00-18:00, za 9:00-17:00`, or `page` for the opening hours in the page's own data (schema.org, JSON-LD). The panel then says until when it is open, or from when. Dutch public holidays are closed, unless it has `feestdagen` or a date such as `2026-04-06` with other hours; without it, or where it cannot be read, nothing is said.",
    },
    "closed-dates": {
      type: "text",
      default: "",
      pattern: `${ISO_DAY}(?:/${ISO_DAY})?`,
      form: "2026-12-24, 2026-12-28/2027-01-02",
      isList: true,
      about:
        "Days on which the dealer is closed; a slash stands between the first and the last day of a period.",
    },
    "open-text": {
      type: "text",
      default: "Nu open tot {time}",
      translations: {
        en: "Open now until {time}",
        de: "Jetzt geöffnet bis {time} Uhr",
        fr: "Ouvert jusqu’à {time}",
      },
      about: "What the panel says while it is open; `{time}` is replaced by when it closes.",
    },
    "closed-text": {
      type: "text",
      default: "{day} vanaf {time}",
      translations: {
        en: "Open {day} from {time}",
        de: "{day} ab {time} Uhr geöffnet",
        fr: "Ouvert {day} à partir de {time}",
      },
      about: "What the panel says while it is closed; `{day}` and `{time}` are replaced by when it opens.",
    },
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
    hours: "The line above the numbers that says until when the dealer is open, or from when.",
  },
  states: {
    open: "The panel is shown.",
    "open-now": "The dealer is open, according to `hours`.",
    "closed-now": "The dealer is closed, according to `hours`.",
  },
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
