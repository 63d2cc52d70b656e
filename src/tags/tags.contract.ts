import type { Contract } from "../kernel/element/contract.ts";

const SERVICE = {
  service: {
    type: ["gtm", "ga", "matomo"],
    about: "Google Tag Manager, Google Analytics or Matomo.",
  },
} as const;

// spec §1, §7
export const tagsContract = {
  tag: "dealer-tags",
  className: "DealerTags",
  about:
    "Loads Google Tag Manager, Google Analytics and Matomo, each once per page, and passes the visitor's consent on to them.",
  library: "lit",
  chunk: "watch",
  attributes: {
    load: {
      type: "choice",
      choices: ["always", "after-consent"],
      default: "always",
      about:
        "`always`: the services are loaded on every page, with consent denied until the visitor accepts. `after-consent`: nothing is requested until the visitor has accepted.",
    },
    "gtm-id": {
      type: "text",
      default: "",
      pattern: "GTM-[A-Z0-9]+",
      about: "The container ID of Google Tag Manager; without it, Google Tag Manager is not loaded.",
    },
    "ga-id": {
      type: "text",
      default: "",
      pattern: "(G|GT)-[A-Z0-9]+",
      about: "The Google tag ID of Google Analytics; without it, Google Analytics is not loaded.",
    },
    "matomo-url": {
      type: "url",
      default: "",
      about: "The folder with Matomo's `matomo.js` and `matomo.php`; without it, Matomo is not loaded.",
    },
    "matomo-site": {
      type: "text",
      default: "",
      pattern: "[0-9]+",
      about: "The site's number in Matomo; without it, Matomo is not loaded.",
    },
    nonce: {
      type: "inherited",
      default: "",
      about:
        "The nonce for the loaded scripts, on a page whose content security policy requires one. Without it, the nonce of the page's first script that has one is used.",
    },
  },
  events: {
    "dealer-tags-loaded": { about: "A service's script has run.", detail: SERVICE },
    "dealer-tags-failed": {
      about: "A service's script could not be loaded; it is not tried again.",
      detail: SERVICE,
    },
  },
  parts: {},
  states: {},
  slots: { "": "Not shown. For example the tag manager's `<noscript>`." },
  customProperties: {},
  listensTo: {
    "dealer-cookie-hint-decided":
      "The choice is sent to the services, and those that wait for consent are loaded.",
    "dealer-cookie-hint-closed": "An acceptance takes effect only when the banner has faded out.",
  },
  start: {},
} as const satisfies Contract;
