import { LOCALES } from "../../../kernel/language/languages.ts";
import { daysLater, type Moment, type Status } from "./status.ts";

/** Where the dealers are. */
const TIME_ZONE = "Europe/Amsterdam";

// Swedish is written as ISO 8601: 2026-11-20 09:00.
const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: TIME_ZONE,
  dateStyle: "short",
  timeStyle: "short",
});

export function momentOf(date: Date): Moment {
  const [day = "", time = ""] = clock.format(date).split(" ");
  const [hours, minutes] = time.split(":").map(Number);
  return { day, minute: (hours ?? 0) * 60 + (minutes ?? 0) };
}

interface Words {
  readonly openText: string;
  readonly closedText: string;
}

/** Between hours and minutes. */
const POINTS = { nl: ".", en: ":", de: ":", fr: "h" };

/** `Nu open tot 18.00`, `Open tomorrow from 8:00`. */
export function inWords(
  { isOpen, change }: Status,
  now: Moment,
  { openText, closedText }: Words,
  language: keyof typeof LOCALES,
): string {
  const minutes = String(change.minute % 60).padStart(2, "0");
  const time = `${Math.floor(change.minute / 60)}${POINTS[language]}${minutes}`;
  const text = (isOpen ? openText : closedText)
    .replace("{day}", () => dayInWords(change.day, now.day, LOCALES[language]))
    .replace("{time}", () => time);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function dayInWords(day: string, today: string, locale: string): string {
  const near = [today, daysLater(today, 1)].indexOf(day);
  if (near >= 0) return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(near, "day");
  const isFar = day > daysLater(today, 6);
  const date = isFar ? ({ day: "numeric", month: "long" } as const) : {};
  return new Date(day).toLocaleDateString(locale, { weekday: "long", ...date, timeZone: "UTC" });
}
