/** Writes a day in words of a language. */
export const inWords = (iso: string, locale: string, form: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { calendar: "gregory", timeZone: "UTC", ...form }).format(new Date(iso));

export type Width = "long" | "short";

const ONE_WORD = /^[\p{L}\p{M}]+\.?$/u;

/** The name of a day's month; its number in languages where the name is not one word. */
export function monthName(iso: string, locale: string, month: Width): string {
  const name = inWords(iso, locale, { month });
  return ONE_WORD.test(name) ? name : iso.slice(5, 7);
}

/** As visitors may type it: in any case, and without accents. */
export const plain = (text: string, locale: string) =>
  text.toLocaleLowerCase(locale).normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'");
