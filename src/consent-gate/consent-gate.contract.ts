import type { Contract } from "../kernel/element/contract.ts";

// spec §2.7
export const consentGateContract = {
  tag: "dealer-consent-gate",
  className: "DealerConsentGate",
  about: "Holds a map, a video or other content of a third party until the visitor accepts.",
  library: "react",
  chunk: "own",
  attributes: {
    service: {
      type: "text",
      default: "",
      about:
        "Name of the service that the content comes from. When it is absent, the host in the frame's address decides.",
    },
    ratio: {
      type: "text",
      default: "",
      pattern: "none|[1-9]\\d*(\\.\\d+)?( ?/ ?[1-9]\\d*(\\.\\d+)?)?",
      form: "16/9 or none",
      about:
        "Width and height of the element, such as `16/9`, which then fills the available width; `none` gives the content its own height. When it is absent, the width and height of a single frame decide, and it gets no wider than that.",
    },
    text: {
      type: "text",
      default: "",
      about: "What the visitor reads before consent. When it is absent, the text names the service.",
    },
    label: {
      type: "text",
      default: "",
      about: "Text of the button that shows the content once. When it is absent, the service decides.",
    },
    "settings-label": {
      type: "text",
      default: "Cookies instellen",
      translations: { en: "Cookie settings", de: "Cookie-Einstellungen", fr: "Paramètres des cookies" },
      about: "Text of the button that opens the banner; it is not shown on a page without one.",
    },
  },
  texts: {
    "video-from": {
      default: "Deze video komt van {service}.",
      translations: {
        en: "This video comes from {service}.",
        de: "Dieses Video kommt von {service}.",
        fr: "Cette vidéo est fournie par {service}.",
      },
    },
    "video-label": {
      default: "Toon video",
      translations: { en: "Show video", de: "Video anzeigen", fr: "Afficher la vidéo" },
    },
    "map-from": {
      default: "Deze kaart komt van {service}.",
      translations: {
        en: "This map comes from {service}.",
        de: "Diese Karte kommt von {service}.",
        fr: "Cette carte est fournie par {service}.",
      },
    },
    "map-label": {
      default: "Toon kaart",
      translations: { en: "Show map", de: "Karte anzeigen", fr: "Afficher la carte" },
    },
    "chat-from": {
      default: "Deze chat komt van {service}.",
      translations: {
        en: "This chat comes from {service}.",
        de: "Dieser Chat kommt von {service}.",
        fr: "Ce chat est fourni par {service}.",
      },
    },
    "chat-label": {
      default: "Toon chat",
      translations: { en: "Show chat", de: "Chat anzeigen", fr: "Afficher le chat" },
    },
    "content-from": {
      default: "Deze inhoud komt van {service}.",
      translations: {
        en: "This content comes from {service}.",
        de: "Dieser Inhalt kommt von {service}.",
        fr: "Ce contenu est fourni par {service}.",
      },
    },
    "content-label": {
      default: "Toon inhoud",
      translations: { en: "Show content", de: "Inhalt anzeigen", fr: "Afficher le contenu" },
    },
    "another-party": {
      default: "een andere partij",
      translations: { en: "another provider", de: "einem anderen Anbieter", fr: "un autre fournisseur" },
    },
    "that-party": {
      default: "Die partij",
      translations: { en: "That provider", de: "Dieser Anbieter", fr: "Ce fournisseur" },
    },
    "sees-viewing": {
      default: "{owner} ziet dan wat je bekijkt en kan cookies plaatsen.",
      translations: {
        en: "{owner} will then see what you watch and may set cookies.",
        de: "{owner} sieht dann, was Sie sich ansehen, und kann Cookies setzen.",
        fr: "{owner} verra alors ce que vous regardez et pourra déposer des cookies.",
      },
    },
    "sees-visit": {
      default: "{owner} ziet dan dat je deze pagina bezoekt en kan cookies plaatsen.",
      translations: {
        en: "{owner} will then see that you visit this page and may set cookies.",
        de: "{owner} sieht dann, dass Sie diese Seite besuchen, und kann Cookies setzen.",
        fr: "{owner} verra alors que vous visitez cette page et pourra déposer des cookies.",
      },
    },
    "sees-address": {
      default: "{owner} ziet dan je IP-adres.",
      translations: {
        en: "{owner} will then see your IP address.",
        de: "{owner} sieht dann Ihre IP-Adresse.",
        fr: "{owner} verra alors votre adresse IP.",
      },
    },
    "sees-address-cookies": {
      default: "{owner} ziet dan je IP-adres en kan cookies plaatsen.",
      translations: {
        en: "{owner} will then see your IP address and may set cookies.",
        de: "{owner} sieht dann Ihre IP-Adresse und kann Cookies setzen.",
        fr: "{owner} verra alors votre adresse IP et pourra déposer des cookies.",
      },
    },
  },
  events: {
    "dealer-consent-gate-show": {
      about: "Emitted before the content is shown and anything is requested. Cancel it to prevent that.",
      cancelable: true,
      detail: {
        service: { type: "string", about: "The name of the service; empty when it is unknown." },
        source: {
          type: ["click", "consent"],
          about: "Whether the visitor has pressed the button, or has accepted.",
        },
      },
    },
    "dealer-consent-gate-shown": {
      about: "The content is on the page.",
      detail: {
        service: { type: "string", about: "The name of the service; empty when it is unknown." },
        source: {
          type: ["click", "consent"],
          about: "Whether the visitor has pressed the button, or has accepted.",
        },
      },
    },
  },
  parts: {
    placeholder: "What shows before consent, in the place of the content.",
    text: "The text in it.",
    button: "The button that shows the content once.",
    settings: "The button that opens the banner.",
  },
  states: { shown: "The content is shown." },
  slots: {
    "": "A `template` with the content, and beside it a link to the content.",
    poster: "A picture of your own behind the text, such as `<img>`.",
    shown: "The content while it is shown; the element itself uses this slot.",
  },
  customProperties: {
    "--dealer-consent-gate-surface": {
      default: "var(--dealer-surface, var(--dealer-page-surface, Canvas))",
      about: "Colour of the placeholder.",
    },
    "--dealer-consent-gate-text": {
      default: "var(--dealer-text, var(--dealer-page-text, CanvasText))",
      about: "Colour of its text.",
    },
    "--dealer-consent-gate-accent": {
      default: "var(--dealer-accent, #0b5fff)",
      about: "Colour of its button.",
    },
    "--dealer-consent-gate-on-accent": {
      default: "var(--dealer-on-accent, #fff)",
      about: "Colour of the button's text.",
    },
  },
  authorStyles: {
    color: "What stands for the content has a surface of its own.",
    "font-size, line-height, text-align, text-wrap":
      "A link to the content fits in the place of the content.",
  },
  listensTo: {
    "dealer-cookie-hint-decided": "An acceptance shows the content, a withdrawal hides it again.",
  },
  start: {},
} as const satisfies Contract;
