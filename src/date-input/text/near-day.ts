import { memoize } from "../../kernel/task/memoize.ts";
import { daysLater } from "../day.ts";
import { plain } from "./names.ts";

/** From the day before yesterday to the day after tomorrow: languages name no others. */
const DAYS = [-2, -1, 0, 1, 2];

const wordsIn = memoize((locale: string) => {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  return DAYS.map((days) => plain(words.format(days, "day"), locale));
});

/** The day that a language has a word for, such as `morgen`. */
export function nearDay(text: string, locale: string, now: string): string | undefined {
  const days = DAYS[wordsIn(locale).indexOf(plain(text.trim(), locale))];
  return days === undefined ? undefined : daysLater(now, days);
}
