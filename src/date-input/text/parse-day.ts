import { dayOf, fullYear, nextDayOf, yearOf } from "../day.ts";
import type { Notation } from "./format-day.ts";
import { plain } from "./names.ts";
import { nearDay } from "./near-day.ts";
import { isWeekday, monthNamed } from "./read-name.ts";
import { splitDigits } from "./split-digits.ts";

/** Digits, or a word. */
const PIECE = /\d+|\p{L}+/gu;

/** Around the day, as in `5th of December`. */
const FILLER = /^(er|st|nd|rd|th|of|the|le|am|den|de|e)$/;

/**
 * Reads a day as visitors type it: with any separators or none, without zeros, with two digits for the year or no year, with
 * names of months and weekdays in the locale, as the locale's word for tomorrow, or in ISO 8601. Undefined when it is not a date.
 */
export function parseDay(text: string, { format, locale }: Notation, now: string): string | undefined {
  const order = orderOf(format);
  const readAs = (pieces: readonly string[]) => dayIn(pieces, order, locale, now);
  const read = (pieces: readonly string[]): string | undefined =>
    readAs(pieces) ??
    (pieces.length === 1 ? firstDay(splitDigits(pieces[0] ?? "", order).map(readAs)) : undefined) ??
    (isWeekday(pieces[0], locale) ? read(pieces.slice(1)) : undefined);
  const pieces = plain(text, locale).match(PIECE) ?? [];
  return read(pieces.filter((piece) => !FILLER.test(piece))) ?? nearDay(text, locale, now);
}

const firstDay = (days: readonly (string | undefined)[]) => days.find(Boolean);

/** `dmy`, `mdy` or `ymd`. */
const orderOf = (format: string) =>
  format
    .replace(/^D+|[^a-zM]/g, "")
    .toLowerCase()
    .replace(/(.)\1/g, "$1");

function dayIn(pieces: readonly string[], order: string, locale: string, now: string) {
  const numbers = pieces.filter((piece) => /\d/.test(piece));
  const [name, ...others] = pieces.filter((piece) => !numbers.includes(piece));
  const typed = orderTyped(numbers, order).replace(name ? "m" : "", "");
  const parts = numbers.length < typed.length ? typed.replace("y", "") : typed;
  if (others.length > 0 || numbers.length !== parts.length) return undefined;
  const digits = (part: string) => numbers[parts.indexOf(part)] ?? "";
  const month = name ? monthNamed(name, locale) : digits("m");
  const year = yearIn(digits("y"), yearOf(now));
  return year ? dayOf(year, month, digits("d")) : nextDayOf(month, digits("d"), now);
}

/** A year of more than two digits shows the order: first as in ISO 8601, or last after day and month. */
function orderTyped(numbers: readonly string[], order: string): string {
  const isLong = (number = "") => number.length > 2;
  if (isLong(numbers[0])) return "ymd";
  return isLong(numbers.at(-1)) && order.startsWith("y") ? "dmy" : order;
}

const yearIn = (digits: string, thisYear: number) =>
  digits.length === 2 ? String(fullYear(Number(digits), thisYear)) : digits;
