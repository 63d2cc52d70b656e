/*
 * A day is its ISO text, such as `2026-11-20`: it compares as text, has no time zone, and no hour of it can be missing.
 * Where a `Date` has to represent a day, it is that day's midnight in UTC.
 */

const MINUTE_MS = 60_000;

/** How far ahead a year of two digits may be: as in jQuery UI's datepicker, which this notation comes from. */
const YEARS_AHEAD = 10;

/** Copies the date first: the calendar library's dates have a class of their own. */
export const isoOf = (date: Date) => new Date(date).toISOString().slice(0, 10);

export const yearOf = (iso: string) => Number(iso.slice(0, 4));

/** Today, where the visitor is. */
export function today(): string {
  const now = new Date();
  return isoOf(new Date(now.getTime() - now.getTimezoneOffset() * MINUTE_MS));
}

/** The day with these digits; undefined when there is no such day. */
export function dayOf(year: string, month: string, day: string): string | undefined {
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  // An invalid date is null in JSON, and 30 February becomes a day in March.
  return new Date(iso).toJSON()?.startsWith(iso) ? iso : undefined;
}

/** The longest time between two days of 29 February: 2100 is no leap year. */
const LEAP_YEARS = 8;

/** The first day with this month and number, from today on; undefined when no year has it. */
export function nextDayOf(month: string, day: string, now: string): string | undefined {
  const years = [...Array(LEAP_YEARS + 1).keys()].map((index) => String(yearOf(now) + index));
  return years.map((year) => dayOf(year, month, day)).find((iso) => iso !== undefined && iso >= now);
}

/** The year with these last two digits, among the hundred years that end ten years from now. */
export function fullYear(twoDigits: number, thisYear: number): number {
  const last = thisYear + YEARS_AHEAD;
  return last - ((last - twoDigits) % 100);
}

/** The day so many days later. */
export function daysLater(iso: string, days: number): string {
  const date = new Date(iso);
  date.setUTCDate(date.getUTCDate() + days);
  return isoOf(date);
}

/** The day with the same number in the month of another day, or that month's last one. */
export function inMonth(iso: string, other: string): string {
  const month = other.slice(0, 8);
  const last = new Date(Date.UTC(yearOf(other), Number(other.slice(5, 7)), 0)).getUTCDate();
  return month + String(Math.min(Number(iso.slice(8)), last)).padStart(2, "0");
}

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (iso: string) => new Date(iso).getUTCDay();
