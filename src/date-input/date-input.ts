import type { DateInputOptions } from "./date-input.host.ts";
import { yearOf } from "./day.ts";
import { openDays, withinLimits } from "./open-days.ts";
import { formatDay } from "./text/format-day.ts";
import { parseDay } from "./text/parse-day.ts";

/** Reads a text: its day, or the problem with it in words for the visitor; both are empty for an empty text. */
export function readingOf(text: string, options: DateInputOptions, now: string) {
  if (!text.trim()) return { iso: "", problem: "" };
  const iso = parseDay(text, options, now);
  const problem = problemOf(iso, options, now);
  return { iso: problem ? "" : (iso ?? ""), problem };
}

/** Writes a day in the input's format. */
export const textOf = (iso: string, options: DateInputOptions, now: string) =>
  formatDay(iso, options, yearOf(now));

function problemOf(iso: string | undefined, options: DateInputOptions, now: string): string {
  const { invalidText, minText, maxText, disabledText } = options;
  const about = (text: string, day: string) => withDate(text, textOf(day, options, now));
  if (!iso) return about(invalidText, now);
  const days = openDays(options, now);
  const nearest = withinLimits(iso, days);
  if (nearest !== iso) return about(nearest > iso ? minText : maxText, nearest);
  return days.isDisabled(iso) ? about(disabledText, iso) : "";
}

/** Replaces `{date}` in a text. */
export const withDate = (text: string, date: string) => text.replace("{date}", date);
