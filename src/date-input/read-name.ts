import { oncePer } from "../kernel/once-per.ts";
import { inWords, monthName, type Width } from "./names.ts";

/** Of a month's name so many letters say which it is. */
const LETTERS = 3;

const WIDTHS: readonly Width[] = ["long", "short"];
const MONTHS = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"];

/** The words of a name in small letters, without the point of an abbreviation. */
const wordsOf = (name: string, locale: string) =>
  name.toLocaleLowerCase(locale).match(/[\p{L}\p{M}\d]+/gu) ?? [];

const monthsIn = oncePer((locale: string) =>
  MONTHS.map((month) =>
    WIDTHS.flatMap((width) => wordsOf(monthName(`2024-${month}-01`, locale, width), locale)),
  ),
);

/** Of more than a whole week; some languages name a weekday by a number. */
const weekdaysIn = oncePer((locale: string) =>
  MONTHS.flatMap((day) =>
    WIDTHS.flatMap((weekday) => wordsOf(inWords(`2024-01-${day}`, locale, { weekday }), locale)),
  ),
);

/** The number of the month that a word or the beginning of one stands for; empty where it is none or several. */
export function monthNamed(word: string, locale: string): string {
  const months = monthsIn(locale);
  const named = (fits: (name: string) => boolean) => MONTHS.filter((_, index) => months[index]?.some(fits));
  const [exact] = named((name) => name === word);
  const [begun = "", another] = named((name) => name.startsWith(word));
  return exact ?? (another || word.length < LETTERS ? "" : begun);
}

/** Whether it is a weekday's name, or a word of one. */
export const isWeekday = (word: string | undefined, locale: string) =>
  word !== undefined && weekdaysIn(locale).includes(word);
