import { fullYear, yearOf } from "../day.ts";
import { inWords, monthName } from "./names.ts";

/** How a date is written: `format` as in the contract, and the language of its words. */
export interface Notation {
  readonly format: string;
  readonly locale: string;
}

/** Writes a day in the format. A year of two digits gets four when two would be read as another year. */
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
