import type { Contract } from "../kernel/contract.ts";

const SEPARATOR = "[ ,./-]+";
const DAY = "dd?";
const MONTH = "(?:mm?|MM?)";
const YEAR = "yy?";
const DAY_AND_MONTH = `(?:${DAY}${SEPARATOR}${MONTH}|${MONTH}${SEPARATOR}${DAY})`;

export const dateInputContract = {
  tag: "dealer-date-input",
  className: "DealerDateInput",
  about: "Lets visitors type a date into the author's own input, or choose it from a calendar.",
  source: "SPEC §9",
  library: "react",
  attributes: {
    format: {
      type: "text",
      default: "mm/dd/yy",
      pattern: `(?:DD?${SEPARATOR})?(?:${DAY_AND_MONTH}${SEPARATOR}${YEAR}|${YEAR}${SEPARATOR}${MONTH}${SEPARATOR}${DAY})`,
      about:
        "How the date is written: `d` or `dd` day, `m` or `mm` month, `M` or `MM` its short or full name, `yy` year of four digits, `y` of two, first `D` or `DD` the weekday if wanted; between them spaces, commas, points, slashes or hyphens.",
    },
    min: { type: "day", default: "", about: "The first day that can be chosen." },
    max: { type: "day", default: "", about: "The last day that can be chosen." },
    "first-day": {
      type: "number",
      default: 1,
      min: 0,
      max: 6,
      unit: "day",
      about: "The day that a week begins with: 0 is Sunday, 1 Monday.",
    },
    locale: {
      type: "locale",
      default: "nl-NL",
      about: "The language of the names of months and days, written, typed and in the calendar.",
    },
    label: {
      type: "text",
      default: "Kies een datum",
      about: "Name of the button and of the calendar's dialog.",
    },
    "change-label": {
      type: "text",
      default: "Wijzig datum, {date}",
      about: "Name of the button once there is a date, which takes the place of `{date}`.",
    },
    "previous-label": { type: "text", default: "Vorige maand", about: "Name of the button back." },
    "next-label": { type: "text", default: "Volgende maand", about: "Name of the button ahead." },
    "year-label": { type: "text", default: "Jaar", about: "Name of the list of years." },
    "close-label": { type: "text", default: "Sluiten", about: "Text of the button that changes nothing." },
    "invalid-text": {
      type: "text",
      default: "Vul een datum in, bijvoorbeeld {date}.",
      about: "What the browser says of a text that is no date; today takes the place of `{date}`.",
    },
    "min-text": {
      type: "text",
      default: "Kies een datum vanaf {date}.",
      about: "What it says of a day before `min`, which takes the place of `{date}`.",
    },
    "max-text": {
      type: "text",
      default: "Kies een datum tot en met {date}.",
      about: "What it says of a day after `max`, which takes the place of `{date}`.",
    },
  },
  events: {
    "dealer-date-input-changed": {
      about: "The visitor has typed, chosen, emptied or reset the date, and it is another than before.",
      detail: {
        iso: { type: "string", about: "The day, such as 2026-11-20; empty where there is no usable one." },
        text: { type: "string", about: "What the input says." },
      },
    },
  },
  parts: {
    button: "The button that opens the calendar.",
    dialog: "The calendar's dialog.",
    day: "Each day's button.",
    close: "The dialog's button that changes nothing.",
  },
  states: { open: "The calendar is open." },
  slots: { "": "The input, with its label if you like. The first text field counts." },
  customProperties: {
    "--dealer-date-input-surface": {
      default: "var(--dealer-surface, Canvas)",
      about: "Colour of the calendar.",
    },
    "--dealer-date-input-text": { default: "var(--dealer-text, CanvasText)", about: "Colour of its text." },
    "--dealer-date-input-accent": {
      default: "var(--dealer-accent, #0b5fff)",
      about: "Colour of the chosen day.",
    },
    "--dealer-date-input-on-accent": {
      default: "var(--dealer-on-accent, #fff)",
      about: "Colour of the chosen day's text.",
    },
  },
  listensTo: {},
  start: {},
} as const satisfies Contract;
