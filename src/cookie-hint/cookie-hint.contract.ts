import type { Contract } from "../kernel/contract.ts";

export const cookieHintContract = {
  tag: "dealer-cookie-hint",
  className: "DealerCookieHint",
  about: "Asks the visitor once whether cookies may be kept, and keeps the answer in the consent cookie.",
  source: "SPEC §2.6, §3, §4.1",
  library: "react",
  attributes: {
    decline: {
      type: "choice",
      choices: ["plain", "confirm"],
      default: "plain",
      about: "Whether a refusal counts at once, or a dialog first asks whether it is meant.",
    },
    "accept-expires": {
      type: "date",
      default: "Mon, 01 Dec 2025 23:59:59 GMT",
      about: "Until when an acceptance is kept, as long as that lies in the future.",
    },
    "accept-days": {
      type: "number",
      default: 365,
      min: 1,
      max: 400,
      unit: "days",
      about:
        "How long an acceptance is kept otherwise: that many days from the press, at 23:59:59 GMT. Browsers keep nothing longer than 400 days.",
    },
    "decline-days": {
      type: "number",
      default: 0,
      min: 0,
      max: 400,
      unit: "days",
      about: "How long a refusal is kept; 0 is until the browser is closed.",
    },
    "when-decided": {
      type: "choice",
      choices: ["hide", "show"],
      default: "hide",
      about: "What becomes of the banner on later visits, when a choice is stored.",
    },
    gpc: {
      type: "choice",
      choices: ["ignore", "deny"],
      default: "ignore",
      about:
        "Whether Global Privacy Control counts as a refusal where no choice is stored; nothing is written.",
    },
    "fade-step": {
      type: "number",
      default: 0.1,
      min: 0.01,
      max: 1,
      unit: "step",
      about: "Opacity that the closing banner loses per animation frame.",
    },
    label: { type: "text", default: "Cookies", about: "Name of the region for assistive technology." },
    "accept-label": { type: "text", default: "Accepteren", about: "Text of the button that accepts." },
    "decline-label": { type: "text", default: "Weigeren", about: "Text of the button that refuses." },
    "confirm-text": {
      type: "text",
      default: "Een weigering heeft invloed op de functies van de website. Wil je echt weigeren?",
      about: "The dialog's question.",
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
  methods: { open: "Shows the banner, so that the visitor can choose anew." },
  events: {
    "dealer-cookie-hint-decide": {
      about: "Asks before the visitor's choice counts.",
      cancelable: true,
      detail: { choice: { type: ["accepted", "declined"], about: "The choice asked for." } },
    },
    "dealer-cookie-hint-decided": {
      about:
        "A choice counts from now on. A page whose banner is not needed hears nothing: the cookie tells.",
      detail: {
        choice: { type: ["accepted", "declined"], about: "The choice." },
        value: { type: ["1", "-1"], about: "The cookie's value for it." },
        source: {
          type: ["click", "stored", "gpc", "other-tab"],
          about:
            "Whether the visitor has just chosen here, had chosen before, chose by the browser's own signal, or in another tab.",
        },
        stored: { type: "boolean", about: "Whether the browser keeps it; if not, it counts for this page." },
      },
    },
    "dealer-cookie-hint-closed": { about: "The banner has faded out.", detail: {} },
  },
  parts: {
    banner: "The banner.",
    accept: "The button that accepts.",
    decline: "The button that refuses.",
    dialog: "The dialog that asks whether a refusal is meant.",
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
