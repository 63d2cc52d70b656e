import { isDay } from "../../../kernel/element/is-day.ts";
import { dayNumber, type Entry, HOLIDAYS, type Language, type Span, spansBetween } from "./entries.ts";

const CLOSED = /^(gesloten|closed)$/;

/** Reads lines such as `ma-vr 8:00-18:00, za 9:00-17:00`; undefined where a part of them cannot be read. */
export function writtenHours(text: string): readonly Entry[] | undefined {
  const lines = plain(text).split(/(?<=\d|gesloten)\s*[,;]\s*/);
  return every(lines.filter(Boolean).map((line) => readLine(line, "nl")));
}

/** The list, if nothing in it is undefined. */
export const every = <T>(list: readonly (T | undefined)[]): readonly T[] | undefined =>
  list.includes(undefined) ? undefined : (list as readonly T[]);

/** Reads days and their times: `ma-vr 8:00-12:00 13:00-18:00`, `Mo,We 09:00-17:00`, `zo gesloten`, `2026-12-24 9:00-16:00`. */
export function readLine(line: string, language: Language): Entry | undefined {
  const [when = "", ...times] = plain(line).split(/\s+/);
  const spans = CLOSED.test(times.join()) ? [] : every(times.map(readTimes))?.flat();
  const isDate = isDay(when);
  const days = isDate ? [] : every(when.split(",").map((part) => readDays(part, language)))?.flat();
  if (!spans || !days || times.length === 0) return undefined;
  return { days, first: isDate ? when : "", last: isDate ? when : "", isSpecial: isDate, spans };
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s*\b(?:uur)\b/g, "")
    .replace(/\s*(–|-|t\/m|\btot\b)\s*/g, "-")
    .trim();

function readTimes(text: string): readonly Span[] | undefined {
  const [opens = "", closes = "", ...rest] = text.split("-");
  const spans = rest.length === 0 ? spansBetween(opens, closes) : [];
  return spans?.length ? spans : undefined;
}

/** A day, or the days from one to another: `za-ma` is three. */
function readDays(text: string, language: Language): readonly number[] | undefined {
  const [from = -1, to = from, ...rest] = text.split("-").map((word) => dayNumber(word, language));
  if (rest.length > 0 || from < 0 || to < 0) return undefined;
  if (from === to) return [from];
  if (from === HOLIDAYS || to === HOLIDAYS) return undefined;
  return [...Array(((to - from + 7) % 7) + 1).keys()].map((index) => (from + index) % 7);
}
