import { daysLater, type Moment, type Status } from "./status.ts";

const LANGUAGE = "nl";

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

/** `Nu open tot 18.00`, `Morgen vanaf 8.00`. */
export function inWords(
  { isOpen, change }: Status,
  now: Moment,
  { openText, closedText }: { readonly openText: string; readonly closedText: string },
): string {
  const time = `${Math.floor(change.minute / 60)}.${String(change.minute % 60).padStart(2, "0")}`;
  const text = (isOpen ? openText : closedText)
    .replace("{day}", () => dayInWords(change.day, now.day))
    .replace("{time}", () => time);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function dayInWords(day: string, today: string): string {
  const near = [today, daysLater(today, 1)].indexOf(day);
  if (near >= 0) return new Intl.RelativeTimeFormat(LANGUAGE, { numeric: "auto" }).format(near, "day");
  const isFar = day > daysLater(today, 6);
  const date = isFar ? ({ day: "numeric", month: "long" } as const) : {};
  return new Date(day).toLocaleDateString(LANGUAGE, { weekday: "long", ...date, timeZone: "UTC" });
}
