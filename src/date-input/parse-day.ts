import { dayOf } from "./day.ts";
import type { Notation } from "./format-day.ts";
import { fullYear } from "./full-year.ts";
import { isWeekday, monthNamed } from "./read-name.ts";

/** Digits, or a word. */
const PIECE = /\d+|[\p{L}\p{M}]+/gu;

/**
 * Reads a day as visitors type it: any separators, without zeros, two digits for the year, names of months
 * and weekdays in the locale, or ISO 8601. Undefined where it is no date.
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

/** A year of four digits says where it stands: in front as in ISO 8601, or at the end after the day. */
function orderTyped(numbers: readonly string[], order: string): string {
  const isLong = (number = "") => number.length > 2;
  if (isLong(numbers[0])) return "ymd";
  return isLong(numbers.at(-1)) && order.startsWith("y") ? "dmy" : order;
}

const yearIn = (digits: string, thisYear: number) =>
  digits.length === 2 ? String(fullYear(Number(digits), thisYear)) : digits;
