import type { Contract } from "../kernel/element/contract.ts";

// spec §2.6, §3, §4.1
export const cookieHintContract = {
  tag: "dealer-cookie-hint",
  className: "DealerCookieHint",
  about: "Asks the visitor once whether cookies may be stored, and stores the answer in the consent cookie.",
  library: "react",
  chunk: "own",
  attributes: {
    decline: {
      type: "choice",
      choices: ["plain", "confirm"],
      default: "plain",
      about: "Whether a refusal counts at once, or a dialog first asks the visitor to confirm it.",
    },
    "accept-expires": {
      type: "date",
      default: "Mon, 01 Dec 2025 23:59:59 GMT",
      about: "Until when an acceptance is stored, as long as this date is in the future.",
    },
    "accept-days": {
      type: "number",
      default: 365,
      min: 1,
      max: 400,
      unit: "days",
      about:
        "How long an acceptance is stored once `accept-expires` is past: this many days after the press, until 23:59:59 GMT. Browsers keep no cookie longer than 400 days.",
    },
    "decline-days": {
      type: "number",
      default: 0,
      min: 0,
      max: 400,
      unit: "days",
      about: "How long a refusal is stored; 0 means until the browser is closed.",
    },
    "when-decided": {
      type: "choice",
      choices: ["hide", "show"],
      default: "hide",
      about: "Whether the banner shows on later visits, when a choice is stored.",
    },
    gpc: {
      type: "choice",
      choices: ["ignore", "deny"],
      default: "ignore",
      about:
        "Whether Global Privacy Control counts as a refusal while no choice is stored; no cookie is written for it.",
    },
    "fade-step": {
      type: "number",
      default: 0.1,
      min: 0.01,
      max: 1,
      unit: "step",
      about: "The opacity that the closing banner loses per animation frame.",
    },
    label: { type: "text", default: "Cookies", about: "Name of the region for assistive technology." },
    "accept-label": { type: "text", default: "Accepteren", about: "Text of the button that accepts." },
    "decline-label": { type: "text", default: "Weigeren", about: "Text of the button that refuses." },
    "confirm-text": {
      type: "text",
      default: "Een weigering heeft invloed op de functies van de website. Wil je echt weigeren?",
      about: "The question in the dialog.",
    },
    "confirm-label": {
      type: "text",
      default: "Ja, weigeren",
      about: "Text of the dialog's button that refuses.",
    },
    "cancel-label": {
      type: "text",
      default: "Annuleren",
      about: "Text of the dialog's button that changes nothing.",
    },
  },
  methods: { open: "Shows the banner, so that the visitor can choose again." },
  events: {
    "dealer-cookie-hint-decide": {
      about: "Dispatched before the visitor's choice counts. Cancel it to ignore the choice.",
      cancelable: true,
      detail: { choice: { type: ["accepted", "declined"], about: "The visitor's choice." } },
    },
    "dealer-cookie-hint-decided": {
      about:
        "A choice counts from now on. It is not dispatched on a page where the banner's code is not loaded because a choice is stored: read the cookie there.",
      detail: {
        choice: { type: ["accepted", "declined"], about: "The choice." },
        value: { type: ["1", "-1"], about: "The cookie's value for it." },
        source: {
          type: ["click", "stored", "gpc", "other-tab"],
          about:
            "Where the choice comes from: a press in this banner, an earlier visit, the browser's Global Privacy Control, or another tab.",
        },
        stored: {
          type: "boolean",
          about: "Whether the browser has stored the choice; if not, it counts for this page only.",
        },
      },
    },
    "dealer-cookie-hint-closed": { about: "The banner has faded out.", detail: {} },
  },
  parts: {
    banner: "The banner.",
    accept: "The button that accepts.",
    decline: "The button that refuses.",
    dialog: "The dialog that asks the visitor to confirm a refusal.",
  },
  states: {
    shown: "The banner shows, also while it fades.",
    fading: "The banner fades out.",
    accepted: "The visitor has accepted.",
    declined: "The visitor has declined.",
  },
  slots: { "": "The message, with a link to the policy." },
  customProperties: {
    "--dealer-cookie-hint-surface": {
      default: "var(--dealer-surface, Canvas)",
      about: "Colour of the banner.",
    },
    "--dealer-cookie-hint-text": { default: "var(--dealer-text, CanvasText)", about: "Colour of its text." },
    "--dealer-cookie-hint-accent": {
      default: "var(--dealer-accent, #0b5fff)",
      about: "Colour of its buttons.",
    },
    "--dealer-cookie-hint-on-accent": {
      default: "var(--dealer-on-accent, #fff)",
      about: "Colour of the buttons' text.",
    },
  },
  listensTo: {},
  start: {},
} as const satisfies Contract;
