import type { Contract } from "../kernel/element/contract.ts";

const ISO_DAY = "\\d{4}-\\d\\d-\\d\\d";
const SEPARATOR = "[ ,./-]+";
const DAY = "dd?";
const MONTH = "(?:mm?|MM?)";
const YEAR = "yy?";
const DAY_AND_MONTH = `(?:${DAY}${SEPARATOR}${MONTH}|${MONTH}${SEPARATOR}${DAY})`;

// spec §9
export const dateInputContract = {
  tag: "dealer-date-input",
  className: "DealerDateInput",
  about: "Lets visitors type a date into the author's own input, or choose it from a calendar.",
  library: "react",
  chunk: "own",
  attributes: {
    format: {
      type: "text",
      default: "mm/dd/yy",
      pattern: `(?:DD?${SEPARATOR})?(?:${DAY_AND_MONTH}${SEPARATOR}${YEAR}|${YEAR}${SEPARATOR}${MONTH}${SEPARATOR}${DAY})`,
      form: "dd-mm-yy",
      about:
        "How the date is written: `d` or `dd` is the day, `m` or `mm` the month, `M` or `MM` its short or full name, `yy` the year in four digits, `y` in two; `D` or `DD` in front is the short or full weekday. The parts are separated by spaces, commas, points, slashes or hyphens.",
    },
    min: { type: "day", default: "", isRelative: true, about: "The first day that can be chosen." },
    max: { type: "day", default: "", isRelative: true, about: "The last day that can be chosen." },
    "disabled-weekdays": {
      type: "text",
      default: "",
      pattern: "[0-6]",
      form: "0, 6",
      isList: true,
      about: "Days of the week that cannot be chosen: `0` is Sunday, `6` Saturday.",
    },
    "disabled-dates": {
      type: "text",
      default: "",
      pattern: `${ISO_DAY}(?:/${ISO_DAY})?`,
      form: "2026-12-25, 2026-12-28/2027-01-02",
      isList: true,
      about: "Days that cannot be chosen; a slash stands between the first and the last day of a period.",
    },
    "first-day": {
      type: "number",
      default: 1,
      min: 0,
      max: 6,
      unit: "day",
      about: "The first day of the week: 0 is Sunday, 1 Monday.",
    },
    locale: {
      type: "locale",
      default: "nl-NL",
      translations: { en: "en-GB", de: "de-DE", fr: "fr-FR" },
      about: "The language of the names of months and days, in the input and in the calendar.",
    },
    label: {
      type: "text",
      default: "Kies een datum",
      translations: { en: "Choose a date", de: "Datum wählen", fr: "Choisir une date" },
      about: "Accessible name of the button and of the calendar's dialog.",
    },
    "change-label": {
      type: "text",
      default: "Wijzig datum, {date}",
      translations: { en: "Change date, {date}", de: "Datum ändern, {date}", fr: "Modifier la date, {date}" },
      about: "Accessible name of the button once there is a date; `{date}` is replaced by it.",
    },
    "previous-label": {
      type: "text",
      default: "Vorige maand",
      translations: { en: "Previous month", de: "Vorheriger Monat", fr: "Mois précédent" },
      about: "Accessible name of the button to the previous month.",
    },
    "next-label": {
      type: "text",
      default: "Volgende maand",
      translations: { en: "Next month", de: "Nächster Monat", fr: "Mois suivant" },
      about: "Accessible name of the button to the next month.",
    },
    "year-label": {
      type: "text",
      default: "Jaar",
      translations: { en: "Year", de: "Jahr", fr: "Année" },
      about: "Accessible name of the list of years.",
    },
    "close-label": {
      type: "text",
      default: "Sluiten",
      translations: { en: "Close", de: "Schließen", fr: "Fermer" },
      about: "Text of the button that closes the calendar without a change.",
    },
    "invalid-text": {
      type: "text",
      default: "Vul een datum in, bijvoorbeeld {date}.",
      translations: {
        en: "Enter a date, for example {date}.",
        de: "Geben Sie ein Datum ein, zum Beispiel {date}.",
        fr: "Saisissez une date, par exemple {date}.",
      },
      about: "The browser's message for a text that is not a date; `{date}` is replaced by today.",
    },
    "min-text": {
      type: "text",
      default: "Kies een datum vanaf {date}.",
      translations: {
        en: "Choose a date on or after {date}.",
        de: "Wählen Sie ein Datum ab dem {date}.",
        fr: "Choisissez une date à partir du {date}.",
      },
      about: "The message for a day before `min`; `{date}` is replaced by `min`.",
    },
    "max-text": {
      type: "text",
      default: "Kies een datum tot en met {date}.",
      translations: {
        en: "Choose a date on or before {date}.",
        de: "Wählen Sie ein Datum bis zum {date}.",
        fr: "Choisissez une date jusqu’au {date}.",
      },
      about: "The message for a day after `max`; `{date}` is replaced by `max`.",
    },
    "disabled-text": {
      type: "text",
      default: "Op {date} kan het niet. Kies een andere dag.",
      translations: {
        en: "{date} is not available. Choose another day.",
        de: "Am {date} ist es nicht möglich. Wählen Sie einen anderen Tag.",
        fr: "Le {date} n’est pas disponible. Choisissez un autre jour.",
      },
      about: "The message for a day that is disabled; `{date}` is replaced by it.",
    },
  },
  events: {
    "dealer-date-input-changed": {
      about: "The visitor has typed, chosen, cleared or reset the date, and it differs from the one before.",
      detail: {
        iso: { type: "string", about: "The day, such as 2026-11-20; empty when there is no usable one." },
        text: { type: "string", about: "The text in the input." },
      },
    },
  },
  parts: {
    button: "The button that opens the calendar.",
    dialog: "The calendar's dialog.",
    day: "Each day's button.",
    close: "The dialog's button that closes it without a change.",
  },
  states: { open: "The calendar is open." },
  slots: { "": "The input, with or without its label. The first text field is used." },
  customProperties: {
    "--dealer-date-input-surface": {
      default: "var(--dealer-surface, var(--dealer-page-surface, Canvas))",
      about: "Colour of the calendar.",
    },
    "--dealer-date-input-text": {
      default: "var(--dealer-text, var(--dealer-page-text, CanvasText))",
      about: "Colour of its text.",
    },
    "--dealer-date-input-accent": {
      default: "var(--dealer-accent, #0b5fff)",
      about: "Colour of the chosen day.",
    },
    "--dealer-date-input-on-accent": {
      default: "var(--dealer-on-accent, #fff)",
      about: "Colour of the chosen day's text.",
    },
  },
  authorStyles: { "min-width": "The input stays as wide as without the tag." },
  listensTo: {},
  start: { mode: "near" },
} as const satisfies Contract;
