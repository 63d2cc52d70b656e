/*
 * A day of the calendar is its ISO text, such as `2026-11-20`: it compares as text, belongs to no time zone, and no
 * hour of it can go missing. Where a `Date` must stand for one, it is that day's midnight in UTC.
 */

const MINUTE_MS = 60_000;

/** By the moment alone: the calendar's dates are of a class of their own. */
export const isoOf = (date: Date) => new Date(date).toISOString().slice(0, 10);

export const yearOf = (iso: string) => Number(iso.slice(0, 4));

/** Today, where the visitor is. */
export function today(): string {
  const now = new Date();
  return isoOf(new Date(now.getTime() - now.getTimezoneOffset() * MINUTE_MS));
}

/** The day with these digits; undefined where the calendar has none. */
export function dayOf(year: string, month: string, day: string): string | undefined {
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  // A date that is none is null in JSON, and 30 February a day of March.
  return new Date(iso).toJSON()?.startsWith(iso) ? iso : undefined;
}
