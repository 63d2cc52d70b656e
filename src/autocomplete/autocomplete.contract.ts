import type { Contract } from "../kernel/contract.ts";

const ITEM = {
  label: { type: "string", about: "What the list shows." },
  value: { type: "string", about: "What the input gets." },
  href: { type: "string", about: "Where it leads; empty where it leads nowhere." },
} as const;

export const autocompleteContract = {
  tag: "dealer-autocomplete",
  className: "DealerAutocomplete",
  about: "Shows what a server suggests for the text in the author's own input, and puts the choice in it.",
  source: "SPEC §7, §9",
  library: "react",
  attributes: {
    url: {
      type: "address",
      default: "",
      about: "The server that is asked, by GET. Without it the input is left alone.",
    },
    param: {
      type: "text",
      default: "query",
      about: "The query parameter that carries the text: `query`, `term`, or any name (WordPress: `search`).",
    },
    "min-chars": {
      type: "number",
      default: 1,
      min: 1,
      max: 100,
      unit: "chars",
      about: "How many characters there must be before the server is asked.",
    },
    "delay-ms": {
      type: "number",
      default: 300,
      min: 0,
      max: 60_000,
      unit: "ms",
      about: "How long nothing must have been typed before the server is asked.",
    },
    "max-height-px": {
      type: "number",
      default: 300,
      min: 44,
      max: 10_000,
      unit: "px",
      about: "The list is no higher than this, and scrolls.",
    },
    "max-items": {
      type: "number",
      default: 8,
      min: 1,
      max: 100,
      unit: "items",
      about: "How many suggestions are shown at most.",
    },
    "empty-text": {
      type: "text",
      default: "No results",
      about: "Shown and announced where the server has answered that there are none.",
    },
    "count-text": {
      type: "text",
      default: "{count} suggesties",
      about: "Announced when suggestions are shown; `{count}` is their number.",
    },
    "one-text": { type: "text", default: "1 suggestie", about: "The same where there is one." },
    label: { type: "text", default: "Suggesties", about: "Accessible name of the list." },
    "label-key": {
      type: "text",
      default: "",
      about: "The field that holds a suggestion's label. Empty: `label`, `value` or WordPress's `title`.",
    },
    "value-key": {
      type: "text",
      default: "",
      about: "The field that holds what the input gets. Empty: `value`, else the label.",
    },
    "href-key": {
      type: "text",
      default: "",
      about: "The field that holds where it leads. Empty: `href` or, beside a `title`, WordPress's `url`.",
    },
  },
  events: {
    "dealer-autocomplete-search": {
      about: "Asks before the server is asked. An answer that is known already is not asked for again.",
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
        count: { type: "number", about: "How many suggestions are shown." },
      },
    },
    "dealer-autocomplete-select": {
      about: "Asks before a suggestion is chosen.",
      cancelable: true,
      detail: { item: { type: ITEM, about: "The suggestion." } },
    },
    "dealer-autocomplete-selected": {
      about: "A suggestion has been chosen: its value is in the input, or the page it leads to comes next.",
      detail: { item: { type: ITEM, about: "The suggestion." } },
    },
    "dealer-autocomplete-failed": {
      about: "There is no answer: the input works as if there were no suggestions.",
      detail: {
        text: { type: "string", about: "The text that was asked about." },
        reason: { type: "string", about: "What went wrong, as the console has it." },
      },
    },
  },
  parts: {
    list: 'The list. It stands last in the tag, in the author\'s own page: `dealer-autocomplete [part~="list"] { … !important }`.',
    option: 'A suggestion in it; the active one has `aria-selected="true"`, what was typed is in a `mark`.',
    empty: "The text in it where there are no suggestions.",
  },
  states: {
    open: "The list is shown.",
  },
  slots: { "": "The author's own input, alone or with its label, its button, its form." },
  customProperties: {
    "--dealer-autocomplete-surface": {
      default: "var(--dealer-surface, Canvas)",
      about: "Colour of the list.",
    },
    "--dealer-autocomplete-text": { default: "var(--dealer-text, CanvasText)", about: "Colour of its text." },
  },
  listensTo: {},
  start: {},
} as const satisfies Contract;
