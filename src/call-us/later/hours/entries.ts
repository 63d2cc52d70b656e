/** A part of a day, in minutes since its midnight; it may end after the next midnight. */
export type Span = readonly [from: number, to: number];

/** The place of public holidays among the days of the week, which begin with Sunday. */
export const HOLIDAYS = 7;
export const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

export const weekdayOf = (date: string) => new Date(date).getUTCDay();

/** What somebody has stated about some days. */
export interface Entry {
  readonly days: readonly number[];
  /** The first and the last day on which it holds, such as 2026-11-20; empty where it has none. */
  readonly first: string;
  readonly last: string;
  /** It outweighs the days of the week and public holidays. */
  readonly isSpecial: boolean;
  /** None when it says that these days are closed. */
  readonly spans: readonly Span[];
}

const NAMES = {
  nl: ["zondag", "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "feestdagen"],
  en: ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "publicholidays"],
} as const;

export type Language = keyof typeof NAMES;

/** The number of a day by its name, or by two letters of it; -1 for any other word. */
export function dayNumber(word: string, language: Language): number {
  const name = word.toLowerCase();
  if (language === "en" && name === "ph") return HOLIDAYS;
  return name.length < 2 ? -1 : NAMES[language].findIndex((one) => one.startsWith(name));
}

const TIME = /^t?(\d\d?)(?:[:.](\d\d))?(?::\d\d)?(?:z|[+-]\d\d:?\d\d)?$/i;
const DAY_MINUTES = 1440;

function minutesOf(text: string): number {
  const [, hours, minutes = "0"] = TIME.exec(text) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && total <= DAY_MINUTES ? total : Number.NaN;
}

/** The part of a day between two times; none where they are equal, and undefined where one is no time. */
export function spansBetween(opens: string, closes: string): readonly Span[] | undefined {
  const [from, until] = [minutesOf(opens), minutesOf(closes)];
  if (Number.isNaN(from + until)) return undefined;
  if (from === until) return [];
  // The last minute stands for the end of the day.
  const to = until === DAY_MINUTES - 1 ? DAY_MINUTES : until;
  return [[from, to < from ? to + DAY_MINUTES : to]];
}
