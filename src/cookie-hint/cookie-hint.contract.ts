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
      about:
        "Whether a refusal counts at once, or a dialog first asks the visitor to confirm it. Refusing then takes one press more than accepting.",
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
    domain: {
      type: "text",
      default: "",
      pattern: "\\.?[\\w-]+(\\.[\\w-]+)*",
      form: ".example.nl",
      about:
        "The domain that the choice is stored for, so that one choice counts on all its hosts: `.example.nl`. Without it, the choice counts on the page's own host.",
    },
    "reask-after": {
      type: "day",
      default: "",
      about:
        "From this day on, choices from before it do not count, and the visitor is asked again: the day on which the policy changes. The day of each choice is then stored in a second cookie, `reDimCookieDate`.",
    },
    renew: {
      type: "boolean",
      default: false,
      about:
        "Whether an acceptance is stored anew on every visit, so that it ends after `accept-days` without one.",
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
    "accept-label": {
      type: "text",
      default: "Accepteren",
      translations: { en: "Accept", de: "Akzeptieren", fr: "Accepter" },
      about: "Text of the button that accepts.",
    },
    "decline-label": {
      type: "text",
      default: "Weigeren",
      translations: { en: "Decline", de: "Ablehnen", fr: "Refuser" },
      about: "Text of the button that refuses.",
    },
    "close-button": {
      type: "boolean",
      default: false,
      about: "Whether the banner has a cross in its corner, which refuses like the button that refuses.",
    },
    "close-label": {
      type: "text",
      default: "Sluiten zonder te accepteren",
      translations: {
        en: "Close without accepting",
        de: "Schließen, ohne zu akzeptieren",
        fr: "Fermer sans accepter",
      },
      about: "Name of the cross for assistive technology.",
    },
    "confirm-text": {
      type: "text",
      default: "Een weigering heeft invloed op de functies van de website. Wil je echt weigeren?",
      translations: {
        en: "Declining limits what the website can do. Do you really want to decline?",
        de: "Eine Ablehnung schränkt die Funktionen der Website ein. Möchten Sie wirklich ablehnen?",
        fr: "Un refus limite les fonctionnalités du site. Voulez-vous vraiment refuser ?",
      },
      about: "The question in the dialog.",
    },
    "confirm-label": {
      type: "text",
      default: "Ja, weigeren",
      translations: { en: "Yes, decline", de: "Ja, ablehnen", fr: "Oui, refuser" },
      about: "Text of the dialog's button that refuses.",
    },
    "cancel-label": {
      type: "text",
      default: "Annuleren",
      translations: { en: "Cancel", de: "Abbrechen", fr: "Annuler" },
      about: "Text of the dialog's button that changes nothing.",
    },
  },
  methods: { open: { about: "Shows the banner, so that the visitor can choose again." } },
  texts: {
    message: {
      default: "Deze website gebruikt cookies. Jij bepaalt of dat mag.",
      translations: {
        en: "This website uses cookies. You decide whether it may.",
        de: "Diese Website verwendet Cookies. Sie entscheiden, ob sie das darf.",
        fr: "Ce site utilise des cookies. C’est vous qui décidez.",
      },
    },
  },
  events: {
    "dealer-cookie-hint-decide": {
      about: "Dispatched before the visitor's choice counts. Cancel it to ignore the choice.",
      cancelable: true,
      detail: { choice: { type: ["accepted", "declined"], about: "The visitor's choice." } },
    },
    "dealer-cookie-hint-decided": {
      about:
        "A choice counts from now on. It is not dispatched on a page where the banner's code is not loaded because a choice is stored: read the cookie there. With `reask-after` or `renew` it is always loaded.",
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
    close: "The cross that refuses.",
    dialog: "The dialog that asks the visitor to confirm a refusal.",
  },
  states: {
    shown: "The banner shows, also while it fades.",
    fading: "The banner fades out.",
    accepted: "The visitor has accepted.",
    declined: "The visitor has declined.",
  },
  slots: { "": "The message: who asks, for what, how to withdraw, and a link to the policy." },
  customProperties: {
    "--dealer-cookie-hint-surface": {
      default: "var(--dealer-surface, var(--dealer-page-surface, Canvas))",
      about: "Colour of the banner.",
    },
    "--dealer-cookie-hint-text": {
      default: "var(--dealer-text, var(--dealer-page-text, CanvasText))",
      about: "Colour of its text.",
    },
    "--dealer-cookie-hint-accent": {
      default: "var(--dealer-accent, #0b5fff)",
      about: "Colour of its buttons.",
    },
    "--dealer-cookie-hint-on-accent": {
      default: "var(--dealer-on-accent, #fff)",
      about: "Colour of the buttons' text.",
    },
  },
  authorStyles: {
    color: "The banner has a surface of its own.",
    "line-height, margin": "The banner takes little of the page's height.",
    "user-select": "The text can be copied, also where the page forbids it.",
  },
  listensTo: {},
  start: {},
} as const satisfies Contract;
