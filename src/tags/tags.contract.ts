import type { Contract } from "../kernel/contract.ts";

const SERVICE = {
  service: {
    type: ["gtm", "ga", "matomo"],
    about: "Google Tag Manager, Google Analytics or Matomo.",
  },
} as const;

export const tagsContract = {
  tag: "dealer-tags",
  className: "DealerTags",
  about:
    "Loads Google Tag Manager, Google Analytics and Matomo, each once per page, and tells them what the visitor has consented to.",
  source: "SPEC §1, §7",
  library: "lit",
  attributes: {
    load: {
      type: "choice",
      choices: ["always", "after-consent"],
      default: "always",
      about:
        "`always`: on every page, told beforehand that nothing is consented to. `after-consent`: nothing is requested until the visitor has accepted.",
    },
    "gtm-id": {
      type: "text",
      default: "",
      pattern: "GTM-[A-Z0-9]+",
      about: "The container of Google Tag Manager; absent, it is not loaded.",
    },
    "ga-id": {
      type: "text",
      default: "",
      pattern: "(G|GT)-[A-Z0-9]+",
      about: "The Google tag of Google Analytics; absent, it is not loaded.",
    },
    "matomo-url": {
      type: "url",
      default: "",
      about: "The folder with Matomo's `matomo.js` and `matomo.php`; absent, Matomo is not loaded.",
    },
    "matomo-site": {
      type: "text",
      default: "",
      pattern: "[0-9]+",
      about: "The site's number in Matomo; absent, Matomo is not loaded.",
    },
    nonce: {
      type: "inherited",
      default: "",
      about:
        "For a page whose content policy asks for one: the nonce of the scripts that are loaded. Absent, that of the page's first script that has one.",
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
  slots: { "": "Not shown. For instance the tag manager's `<noscript>`." },
  customProperties: {},
  listensTo: {
    "dealer-cookie-hint-decided": "The services are told, and loaded where they wait for consent.",
    "dealer-cookie-hint-closed": "Nothing is granted or loaded on top of an accepted banner's fade.",
  },
  start: {},
} as const satisfies Contract;
