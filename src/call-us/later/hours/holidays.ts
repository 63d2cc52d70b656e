import { gregorianEaster } from "date-easter";

/** The Dutch days on which dealers are closed: New Year, Easter, Ascension, Pentecost and Christmas. */
const FIXED = ["01-01", "12-25", "12-26"];
const DAYS_AFTER_EASTER = [0, 1, 39, 49, 50];
const DAY_MS = 86_400_000;

export function isHoliday(iso: string): boolean {
  const year = Number(iso.slice(0, 4));
  const { month, day } = gregorianEaster(year);
  const afterEaster = (Date.parse(iso) - Date.UTC(year, month - 1, day)) / DAY_MS;
  return [...FIXED, kingsDay(year)].includes(iso.slice(5)) || DAYS_AFTER_EASTER.includes(afterEaster);
}

/** On 27 April, but never on a Sunday. */
const kingsDay = (year: number) => (new Date(Date.UTC(year, 3, 27)).getUTCDay() === 0 ? "04-26" : "04-27");
