import fc from "fast-check";

/** Values for the property tests: the days of two hundred years, and every format of the notation. */
const SEPARATORS = ["-", "/", ".", " ", ", ", ". "];
const DAY = fc.constantFrom("d", "dd");
const MONTH = fc.constantFrom("m", "mm", "M", "MM");
const YEAR = fc.constantFrom("y", "yy");
const SEPARATOR = fc.constantFrom(...SEPARATORS);

const parts = fc.oneof(fc.tuple(DAY, MONTH, YEAR), fc.tuple(MONTH, DAY, YEAR), fc.tuple(YEAR, MONTH, DAY));
const weekday = fc.constantFrom("", "D", "DD");

export const formats = fc
  .tuple(weekday, parts, SEPARATOR, SEPARATOR, SEPARATOR)
  .map(([name, [a, b, c], first, second, third]) => `${name}${name && first}${a}${second}${b}${third}${c}`);

const FIRST_DAY = "1850-01-01";
const LAST_DAY = "2050-12-31";
const DAY_MS = 86_400_000;

export const days = fc
  .integer({ min: Date.parse(FIRST_DAY) / DAY_MS, max: Date.parse(LAST_DAY) / DAY_MS })
  .map((count) => new Date(count * DAY_MS).toISOString().slice(0, 10));

export const locales = fc.constantFrom(
  "nl-NL",
  "de-DE",
  "fr-BE",
  "es-ES",
  "tr-TR",
  "pl-PL",
  "ar-EG",
  "ja-JP",
  "th-TH",
  "vi-VN",
);
