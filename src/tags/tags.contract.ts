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
    "Loads Google Tag Manager, Google Analytics and Matomo, each once per page, and passes the visitor's consent on to them. It belongs in the page's body: in the head, browsers move what comes after it out of the head.",
  library: "lit",
  chunk: "watch",
  attributes: {
    load: {
      type: "choice",
      choices: ["always", "after-consent"],
      default: "always",
      otherwise: "after-consent",
      about:
        "`after-consent`: nothing is requested until the visitor has accepted; any unknown text means this. `always`: the services are loaded on every page, with consent denied until the visitor accepts.",
    },
    "gtm-id": {
      type: "text",
      default: "",
      pattern: "GTM-[A-Z0-9]+",
      form: "GTM-ABC123",
      isList: true,
      about:
        "The container ID of Google Tag Manager, or several with commas between them; without it, Google Tag Manager is not loaded.",
    },
    "ga-id": {
      type: "text",
      default: "",
      pattern: "(G|GT)-[A-Z0-9]+",
      form: "G-ABC123 or GT-ABC123",
      isList: true,
      about:
        "The Google tag ID of Google Analytics, or several with commas between them; without it, Google Analytics is not loaded.",
    },
    "matomo-url": {
      type: "url",
      default: "",
      about:
        "The folder with Matomo's `matomo.js` and `matomo.php`; without it, Matomo is not loaded. A page can have one Matomo.",
    },
    "matomo-site": {
      type: "text",
      default: "",
      pattern: "[0-9]+",
      form: "12",
      about: "The site's number in Matomo; without it, Matomo is not loaded.",
    },
    "page-views": {
      type: "choice",
      choices: ["load", "history"],
      default: "load",
      about:
        "`load`: one page view per page that is loaded. `history`: also one after each change of the address's path or query by a script, on a page that is one application; for every service of the page, and only after consent.",
    },
    leads: {
      type: "text",
      default: "",
      pattern: "tel|whatsapp|route|form",
      form: "tel, whatsapp, route or form",
      isList: true,
      about:
        "What is counted after consent, in Google's data layer, Google Analytics and Matomo, as the event `dealer_lead` with its kind and the place on the page: `tel` (presses on phone numbers), `whatsapp` (on links to somebody in WhatsApp), `route` (on links to Google Maps, Apple Maps, OpenStreetMap or Waze) and `form` (forms that are sent, without what is in them). With commas or spaces between them; without it, nothing.",
    },
    "uet-consent": {
      type: "boolean",
      default: false,
      about:
        "Passes the consent on to Microsoft Advertising (UET) in `window.uetq`, whatever loads it, such as a tag manager.",
    },
    "clarity-consent": {
      type: "boolean",
      default: false,
      about:
        "Passes the consent on to Microsoft Clarity in `window.clarity`, whatever loads it, such as a tag manager.",
    },
    "ads-data-redaction": {
      type: "boolean",
      default: false,
      about: "Google removes the ad click's identifier from what it sends while consent is denied.",
    },
    "url-passthrough": {
      type: "boolean",
      default: false,
      about:
        "While consent is denied, Google passes an ad click's identifier on in the addresses of the site's own links.",
    },
    "data-layer": {
      type: "text",
      default: "dataLayer",
      pattern: "[A-Za-z_$][\\w$]*",
      form: "myLayer",
      about: "The name of the global variable that is Google's data layer.",
    },
    "gtm-host": {
      type: "url",
      default: "",
      about:
        "Your own host or folder that serves Google Tag Manager's `gtm.js`; without it, Google's host is used.",
    },
    "gtm-auth": {
      type: "text",
      default: "",
      pattern: "[\\w-]+",
      form: "aB_c-1",
      about: "The `gtm_auth` of an environment of Google Tag Manager; it needs `gtm-preview`.",
    },
    "gtm-preview": {
      type: "text",
      default: "",
      pattern: "env-\\d+",
      form: "env-3",
      about: "The `gtm_preview` of an environment of Google Tag Manager; it needs `gtm-auth`.",
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
  start: { calls: "gtag" },
} as const satisfies Contract;
