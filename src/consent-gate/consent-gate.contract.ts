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
      about: "Text of the button that opens the banner; it is not shown on a page without one.",
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
