import { DUTCH } from "../../../kernel/language/languages.ts";
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

/** `Nu open tot 18.00`, `Tomorrow from 8:00`. */
export function inWords(
  { isOpen, change }: Status,
  now: Moment,
  { openText, closedText }: Words,
  language: string,
): string {
  const minutes = String(change.minute % 60).padStart(2, "0");
  const time = `${Math.floor(change.minute / 60)}${language === DUTCH ? "." : ":"}${minutes}`;
  const text = (isOpen ? openText : closedText)
    .replace("{day}", () => dayInWords(change.day, now.day, language))
    .replace("{time}", () => time);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function dayInWords(day: string, today: string, language: string): string {
  const near = [today, daysLater(today, 1)].indexOf(day);
  if (near >= 0) return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(near, "day");
  const isFar = day > daysLater(today, 6);
  const date = isFar ? ({ day: "numeric", month: "long" } as const) : {};
  return new Date(day).toLocaleDateString(language, { weekday: "long", ...date, timeZone: "UTC" });
}
