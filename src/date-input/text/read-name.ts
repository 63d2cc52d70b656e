import { memoize } from "../../kernel/task/memoize.ts";
import { inWords, monthName, plain, type Width } from "./names.ts";

/** The fewest letters that are read as the beginning of a month's name. */
const MIN_LETTERS = 3;

const WIDTHS: readonly Width[] = ["long", "short"];
const MONTHS = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"];

/** The plain words of a name, without the point of an abbreviation. */
const wordsOf = (name: string, locale: string) => plain(name, locale).match(/[\p{L}\d]+/gu) ?? [];

const monthsIn = memoize((locale: string) =>
  MONTHS.map((month) =>
    WIDTHS.flatMap((width) => wordsOf(monthName(`2024-${month}-01`, locale, width), locale)),
  ),
);

/** Of twelve days, so that each weekday is among them; some languages name a weekday by a number. */
const weekdaysIn = memoize((locale: string) =>
  MONTHS.flatMap((day) =>
    WIDTHS.flatMap((weekday) => wordsOf(inWords(`2024-01-${day}`, locale, { weekday }), locale)),
  ),
);

/** The number of the month whose name is, or begins with, the word; empty when no month or more than one fits. */
export function monthNamed(word: string, locale: string): string {
  const months = monthsIn(locale);
  const named = (fits: (name: string) => boolean) => MONTHS.filter((_, index) => months[index]?.some(fits));
  const [exact] = named((name) => name === word);
  const [begun = "", another] = named((name) => name.startsWith(word));
  return exact ?? (another || word.length < MIN_LETTERS ? "" : begun);
}

/** Whether a word is a weekday's name or part of one. */
export const isWeekday = (word: string | undefined, locale: string) =>
  word !== undefined && weekdaysIn(locale).includes(word);
