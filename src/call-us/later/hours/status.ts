import { type Entry, HOLIDAYS, type Span } from "./entries.ts";
import { isHoliday } from "./holidays.ts";

/** A moment where the dealer is. */
export interface Moment {
  /** Such as 2026-11-20. */
  readonly day: string;
  /** Since midnight. */
  readonly minute: number;
}

export interface Status {
  readonly isOpen: boolean;
  /** When that changes. */
  readonly change: Moment;
}

const DAY_MINUTES = 1440;
const DAY_MS = 86_400_000;

/** Longer than a dealer is closed; later openings are not announced. */
const DAYS_AHEAD = 30;

export const daysLater = (day: string, count: number) =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** Whether it is open, and until when; undefined where that does not change. */
export function statusAt(
  { day, minute }: Moment,
  entries: readonly Entry[],
  isClosed: (day: string) => boolean,
): Status | undefined {
  const days = Array.from({ length: DAYS_AHEAD + 2 }, (_, index) => index - 1);
  const spans = merged(
    days.flatMap((count) => {
      const date = daysLater(day, count);
      const open = isClosed(date) ? [] : spansOn(date, entries);
      return open.map(([from, to]): Span => [from + count * DAY_MINUTES, to + count * DAY_MINUTES]);
    }),
  );
  const next = spans.find(([, to]) => to > minute);
  if (!next) return undefined;
  const isOpen = next[0] <= minute;
  const at = isOpen ? next[1] : next[0];
  if (at > DAYS_AHEAD * DAY_MINUTES) return undefined;
  const change = { day: daysLater(day, Math.floor(at / DAY_MINUTES)), minute: at % DAY_MINUTES };
  return { isOpen, change };
}

/** What was stated for a date outweighs a holiday, and a holiday outweighs the day of the week. */
function spansOn(date: string, entries: readonly Entry[]): readonly Span[] {
  const weekday = new Date(date).getUTCDay();
  const valid = entries.filter(({ first, last }) => first <= date && (!last || date <= last));
  const special = valid.filter(
    ({ isSpecial, days }) => isSpecial && (days.length === 0 || days.includes(weekday)),
  );
  const day = isHoliday(date) ? HOLIDAYS : weekday;
  const stated =
    special.length > 0 ? special : valid.filter(({ isSpecial, days }) => !isSpecial && days.includes(day));
  return stated.flatMap(({ spans }) => spans);
}

/** In order, with those that touch as one. */
function merged(spans: readonly Span[]): readonly Span[] {
  const result: [number, number][] = [];
  for (const [from, to] of [...spans].sort(([a], [b]) => a - b)) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}
