/** Words for a day in a language. */
export const inWords = (iso: string, locale: string, asked: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { calendar: "gregory", timeZone: "UTC", ...asked }).format(new Date(iso));

export type Width = "long" | "short";

const ONE_WORD = /^[\p{L}\p{M}]+\.?$/u;

/** The month as a text has it: its number in languages that count months, or abbreviate them letter by letter. */
export function monthName(iso: string, locale: string, month: Width): string {
  const name = inWords(iso, locale, { month });
  return ONE_WORD.test(name) ? name : iso.slice(5, 7);
}
