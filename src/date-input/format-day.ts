import { yearOf } from "./day.ts";
import { fullYear } from "./full-year.ts";
import { inWords, monthName } from "./names.ts";

/** How a date is written, and by whom it is read. */
export interface Notation {
  readonly format: string;
  readonly locale: string;
}

/** Writes a day in the format. Two digits that would mean another year become four. */
export function formatDay(iso: string, { format, locale }: Notation, thisYear: number): string {
  const [yy = "", mm = "", dd = ""] = iso.split("-");
  const isNear = fullYear(Number(yy.slice(2)), thisYear) === yearOf(iso);
  const parts: Readonly<Record<string, string | number>> = {
    d: Number(dd),
    dd,
    D: inWords(iso, locale, { weekday: "short" }),
    DD: inWords(iso, locale, { weekday: "long" }),
    m: Number(mm),
    mm,
    M: monthName(iso, locale, "short"),
    MM: monthName(iso, locale, "long"),
    y: isNear ? yy.slice(2) : yy,
    yy,
  };
  return format.replace(/[a-z]+/gi, (part) => `${parts[part]}`);
}
