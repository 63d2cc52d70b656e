import { type Entry, HOLIDAYS, type Span, weekdayOf } from "./entries.ts";
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
  const days = [...Array(DAYS_AHEAD + 2).keys()].map((index) => index - 1);
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

/**
 * What was stated for a date outweighs a holiday, and a holiday outweighs the day of the week. Otherwise a closed day stays
 * closed, and hours of a period outweigh those without one.
 */
function spansOn(date: string, entries: readonly Entry[]): readonly Span[] {
  const weekday = weekdayOf(date);
  const day = isHoliday(date) ? HOLIDAYS : weekday;
  const valid = entries.filter(({ first, last }) => first <= date && (!last || date <= last));
  const special = valid.filter(
    ({ isSpecial, days }) => isSpecial && (days.length === 0 || days.includes(weekday)),
  );
  const stated =
    special.length > 0 ? special : valid.filter(({ isSpecial, days }) => !isSpecial && days.includes(day));
  if (stated.some(({ spans }) => spans.length === 0)) return [];
  const dated = stated.filter(({ first, last }) => first || last);
  return combined(dated.length > 0 ? dated : stated);
}

/** Times that do not overlap add up. Where they do, what names fewer days counts, and between equals what they agree on. */
function combined(entries: readonly Entry[]): readonly Span[] {
  const counts = [...new Set(entries.map(({ days }) => days.length))].sort((a, b) => a - b);
  let open: readonly Span[] = [];
  for (const count of counts) {
    const equals = entries.filter(({ days }) => days.length === count);
    const times = equals.map(({ spans }) => spans).reduce(agreed);
    if (overlap(open, times).length === 0) open = [...open, ...times];
  }
  return open;
}

const agreed = (some: readonly Span[], others: readonly Span[]) => [
  ...some.filter((span) => overlap([span], others).length === 0),
  ...others.filter((span) => overlap([span], some).length === 0),
  ...overlap(some, others),
];

const overlap = (some: readonly Span[], others: readonly Span[]): readonly Span[] =>
  some
    .flatMap(([from, to]) => others.map(([start, end]): Span => [Math.max(from, start), Math.min(to, end)]))
    .filter(([from, to]) => from < to);

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
