import { partsOf } from "../kernel/element/attribute-value.ts";
import type { Options } from "../kernel/element/contract-types.ts";
import type { dateInputContract } from "./date-input.contract.ts";
import { daysLater, weekdayOf } from "./day.ts";

/** The days that can be chosen, seen from today. */
export interface OpenDays {
  /** The first and the last day; empty when there is none. */
  readonly first: string;
  readonly last: string;
  /** Whether a day between them cannot be chosen. */
  isDisabled(iso: string): boolean;
}

type Limits = Pick<Options<typeof dateInputContract>, "min" | "max" | "disabledWeekdays" | "disabledDates">;

/** A last day before the first one does not count, nor do seven disabled days of the week. */
export function openDays(options: Limits, now: string): OpenDays {
  const { min, max } = limitsOf(options, now);
  const weekdays = weekdaysOf(options);
  const closed = areAllWeekdays(weekdays) ? [] : weekdays;
  const periods = partsOf(options.disabledDates).map((part) => part.split("/"));
  return {
    first: min,
    last: max < min ? "" : max,
    isDisabled: (iso) =>
      closed.includes(weekdayOf(iso)) || periods.some(([from = "", to = from]) => from <= iso && iso <= to),
  };
}

const weekdaysOf = ({ disabledWeekdays }: Limits) => partsOf(disabledWeekdays).map(Number);

const areAllWeekdays = (weekdays: readonly number[]) => new Set(weekdays).size === 7;

/** The attribute that would leave no day to choose, so that it does not count, and why. */
export function problemWith(options: Limits, now: string): ["max" | "disabled-weekdays", string] | undefined {
  const { min, max } = limitsOf(options, now);
  if (max && max < min) return ["max", "is before min"];
  return areAllWeekdays(weekdaysOf(options)) ? ["disabled-weekdays", "has every day of the week"] : undefined;
}

const limitsOf = ({ min, max }: Limits, now: string) => ({ min: dayFrom(min, now), max: dayFrom(max, now) });

/** A day that is written as a number of days from today. */
const dayFrom = (text: string, now: string) =>
  /^([+-]|0$)/.test(text) ? daysLater(now, Number(text)) : text;

/** The nearest day between the first and the last. */
export function withinLimits(iso: string, { first, last }: OpenDays): string {
  if (last && iso > last) return last;
  return iso < first ? first : iso;
}

export const isOpen = (iso: string, days: OpenDays) =>
  withinLimits(iso, days) === iso && !days.isDisabled(iso);

/** Longer than a site is ever closed. */
const MOST_DAYS = 400;

/** The nearest day that can be chosen: a later one, or else an earlier one. */
export function nearestOpenDay(iso: string, days: OpenDays): string {
  const start = withinLimits(iso, days);
  for (const step of [1, -1])
    for (let count = 0; count < MOST_DAYS; count++) {
      const day = daysLater(start, count * step);
      if (isOpen(day, days)) return day;
    }
  return start;
}
