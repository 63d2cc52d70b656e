import type { Contract } from "../kernel/element/contract.ts";

const ITEM = {
  label: { type: "string", about: "The text in the list." },
  value: { type: "string", about: "The text that is put in the input." },
  href: { type: "string", about: "The address that it leads to; empty when it leads nowhere." },
  image: { type: "string", about: "The address of its picture; empty when it has none." },
  detail: { type: "string", about: "Its second line; empty when it has none." },
  group: { type: "string", about: "The heading that it stands under; empty when it has none." },
} as const;

// spec §7, §9
export const autocompleteContract = {
  tag: "dealer-autocomplete",
  className: "DealerAutocomplete",
  about: "Shows a server's suggestions for the text in the author's own input, and enters the chosen one.",
  library: "react",
  chunk: "own",
  attributes: {
    url: {
      type: "address",
      default: "",
      about: "The address of the server, requested by GET. Without it the input is left alone.",
    },
    param: {
      type: "text",
      default: "query",
      about: "The query parameter with the text: `query`, `term`, or any name (WordPress: `search`).",
    },
    "min-chars": {
      type: "number",
      default: 1,
      min: 0,
      max: 100,
      unit: "chars",
      about:
        "The minimum number of characters for a request; with 0 there are suggestions as soon as the input has the focus.",
    },
    "delay-ms": {
      type: "number",
      default: 300,
      min: 0,
      max: 60_000,
      unit: "ms",
      about: "How long typing must pause before a request.",
    },
    "max-height-px": {
      type: "number",
      default: 300,
      min: 44,
      max: 10_000,
      unit: "px",
      about: "The maximum height of the list; it scrolls when it has more.",
    },
    "max-items": {
      type: "number",
      default: 8,
      min: 1,
      max: 100,
      unit: "items",
      about: "The maximum number of suggestions shown.",
    },
    "empty-text": {
      type: "text",
      default: "No results",
      translations: { en: "No results", de: "Keine Ergebnisse", fr: "Aucun résultat" },
      about: "Shown and announced when the server has no suggestions.",
    },
    "count-text": {
      type: "text",
      default: "{count} suggesties",
      translations: { en: "{count} suggestions", de: "{count} Vorschläge", fr: "{count} suggestions" },
      about: "Announced when suggestions are shown; `{count}` is their number.",
    },
    "one-text": {
      type: "text",
      default: "1 suggestie",
      translations: { en: "1 suggestion", de: "1 Vorschlag", fr: "1 suggestion" },
      about: "The same when there is one suggestion.",
    },
    label: {
      type: "text",
      default: "Suggesties",
      translations: { en: "Suggestions", de: "Vorschläge", fr: "Suggestions" },
      about: "Accessible name of the list.",
    },
    "label-key": {
      type: "text",
      default: "",
      about: "The field with a suggestion's label. Empty: `label`, `value` or WordPress's `title`.",
    },
    "value-key": {
      type: "text",
      default: "",
      about: "The field with the text that is put in the input. Empty: `value`, else the label.",
    },
    "href-key": {
      type: "text",
      default: "",
      about:
        "The field with the address that it leads to. Empty: `href` or, beside a `title`, WordPress's `url`.",
    },
    "image-key": {
      type: "text",
      default: "",
      about: "The field with the address of a picture, shown before the label. Empty: no pictures.",
    },
    "detail-key": {
      type: "text",
      default: "",
      about:
        "The field with a second line, such as a price. Empty: one line. A dot leads into an object: `data.price`.",
    },
    "group-key": {
      type: "text",
      default: "",
      about: "The field with the heading that a suggestion stands under. Empty: no headings.",
    },
  },
  events: {
    "dealer-autocomplete-search": {
      about:
        "Emitted before a request; cancel it to prevent the request. Cached answers are not requested again.",
      cancelable: true,
      detail: {
        text: { type: "string", about: "The text in the input, without spaces around it." },
        url: { type: "string", about: "The address of the request." },
      },
    },
    "dealer-autocomplete-results": {
      about: "There is an answer for the text in the input.",
      detail: {
        text: { type: "string", about: "The text." },
        count: { type: "number", about: "The number of suggestions shown." },
      },
    },
    "dealer-autocomplete-select": {
      about: "Emitted before a suggestion is chosen; cancel it to prevent that.",
      cancelable: true,
      detail: { item: { type: ITEM, about: "The suggestion." } },
    },
    "dealer-autocomplete-selected": {
      about: "A suggestion was chosen: its value is in the input, or the page that it leads to opens next.",
      detail: { item: { type: ITEM, about: "The suggestion." } },
    },
    "dealer-autocomplete-failed": {
      about: "The request failed; the input goes on without suggestions.",
      detail: {
        text: { type: "string", about: "The text of the request." },
        reason: { type: "string", about: "The error message, the same as in the console." },
      },
    },
  },
  parts: {
    list: 'The list. It is the last child of the tag, in the author\'s own page: `dealer-autocomplete [part~="list"] { … !important }`.',
    option: 'A suggestion in it; the active one has `aria-selected="true"`, the typed words are in `mark`.',
    image: "A suggestion's picture.",
    detail: "A suggestion's second line.",
    group: "A heading above suggestions.",
    empty: "The text in it when there are no suggestions.",
  },
  states: {
    open: "The list is shown.",
  },
  slots: { "": "The author's own input, alone or with its label, its button, its form." },
  customProperties: {
    "--dealer-autocomplete-surface": {
      default: "var(--dealer-surface, var(--dealer-page-surface, Canvas))",
      about: "Colour of the list.",
    },
    "--dealer-autocomplete-text": {
      default: "var(--dealer-text, var(--dealer-page-text, CanvasText))",
      about: "Colour of its text.",
    },
  },
  authorStyles: {
    "background-image, background-position, background-repeat, padding":
      "Some style sheets draw an arrow on an input with `list`, by which an input of another type than `text` can be a combobox.",
  },
  listensTo: {},
  start: { mode: "near" },
} as const satisfies Contract;
