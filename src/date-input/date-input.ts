import type { Options } from "../kernel/contract-types.ts";
import type { Calendar } from "./calendar/Calendar.tsx";
import type { dateInputContract } from "./date-input.contract.ts";
import { yearOf } from "./day.ts";
import { formatDay } from "./format-day.ts";
import { parseDay } from "./parse-day.ts";

export interface DateInputState {
  /** The day that the input says, as far as it can be used; else empty. */
  readonly iso: string;
  /** What was told of it last. */
  readonly told: string;
  /** There is an input, and the visitor may change it. */
  readonly isOffered: boolean;
  /** The calendar was asked for, and its code is on its way. */
  readonly isAwaited: boolean;
  /** The calendar that is open. */
  readonly calendar: typeof Calendar | undefined;
}

export type DateInputOptions = Options<typeof dateInputContract>;

export const INITIAL: DateInputState = {
  iso: "",
  told: "",
  isOffered: false,
  isAwaited: false,
  calendar: undefined,
};

/** What a text says: a day, or what is wrong with it in the visitor's words; neither where it is empty. */
export function readingOf(text: string, options: DateInputOptions, now: string) {
  if (!text.trim()) return { iso: "", problem: "" };
  const iso = parseDay(text, options, yearOf(now));
  const problem = problemOf(iso, options, now);
  return { iso: problem ? "" : (iso ?? ""), problem };
}

/** A day as the input says it. */
export const textOf = (iso: string, options: DateInputOptions, now: string) =>
  formatDay(iso, options, yearOf(now));

/** The nearest day that may be chosen. */
export function withinRange(iso: string, { min, max }: DateInputOptions): string {
  if (max && iso > max) return max;
  return iso < min ? min : iso;
}

function problemOf(iso: string | undefined, options: DateInputOptions, now: string): string {
  const { invalidText, minText, maxText } = options;
  const about = (text: string, day: string) => withDate(text, textOf(day, options, now));
  if (!iso) return about(invalidText, now);
  const nearest = withinRange(iso, options);
  if (nearest === iso) return "";
  return about(nearest > iso ? minText : maxText, nearest);
}

/** Puts a date where a text has room for one. */
export const withDate = (text: string, date: string) => text.replace("{date}", date);
