import { dayOf, fullYear } from "../day.ts";
import type { Notation } from "./format-day.ts";
import { isWeekday, monthNamed } from "./read-name.ts";

/** Digits, or a word. */
const PIECE = /\d+|[\p{L}\p{M}]+/gu;

/**
 * Reads a day as visitors type it: with any separators, without zeros, with two digits for the year, with names of
 * months and weekdays in the locale, or in ISO 8601. Undefined when it is not a date.
 */
export function parseDay(text: string, { format, locale }: Notation, thisYear: number): string | undefined {
  const order = orderOf(format);
  const read = (pieces: readonly string[]): string | undefined =>
    dayIn(pieces, order, locale, thisYear) ??
    (isWeekday(pieces[0], locale) ? read(pieces.slice(1)) : undefined);
  return read(text.toLocaleLowerCase(locale).match(PIECE) ?? []);
}

/** `dmy`, `mdy` or `ymd`. */
const orderOf = (format: string) =>
  format
    .replace(/^D+|[^a-zM]/g, "")
    .toLowerCase()
    .replace(/(.)\1/g, "$1");

function dayIn(pieces: readonly string[], order: string, locale: string, thisYear: number) {
  const numbers = pieces.filter((piece) => /\d/.test(piece));
  const [name, ...others] = pieces.filter((piece) => !numbers.includes(piece));
  const typed = orderTyped(numbers, order).replace(name ? "m" : "", "");
  if (others.length > 0 || numbers.length !== typed.length) return undefined;
  const digits = (part: string) => numbers[typed.indexOf(part)] ?? "";
  const month = name ? monthNamed(name, locale) : digits("m");
  return dayOf(yearIn(digits("y"), thisYear), month, digits("d"));
}

/** A year of more than two digits shows the order: first as in ISO 8601, or last after day and month. */
function orderTyped(numbers: readonly string[], order: string): string {
  const isLong = (number = "") => number.length > 2;
  if (isLong(numbers[0])) return "ymd";
  return isLong(numbers.at(-1)) && order.startsWith("y") ? "dmy" : order;
}

const yearIn = (digits: string, thisYear: number) =>
  digits.length === 2 ? String(fullYear(Number(digits), thisYear)) : digits;
