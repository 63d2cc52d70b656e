import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { dayOf, daysLater, fullYear, inMonth, isoOf, nextDayOf, today } from "./day.ts";
import { formatDay } from "./text/format-day.ts";
import { days } from "./text/formats.test-support.ts";
import { inWords } from "./text/names.ts";
import { parseDay } from "./text/parse-day.ts";

/** Far east, far west, and zones where summer time begins at midnight or a whole day was skipped. */
const ZONES = [
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "America/Sao_Paulo",
  "Africa/Cairo",
  "Pacific/Apia",
  "UTC",
];

/** Days whose midnight did not exist in some zone, and the day that Samoa skipped. */
const ODD_DAYS = ["2018-11-04", "2017-10-15", "2026-04-24", "2011-12-30", "1892-07-04"];

/** The years of two digits are read from here. */
const NOW = "2026-11-20";

const home = process.env.TZ;
afterEach(() => {
  process.env.TZ = home;
  vi.useRealTimers();
});

it("accepts only days that exist", () => {
  expect(dayOf("2026", "2", "29")).toBeUndefined();
  expect(dayOf("2024", "2", "29")).toBe("2024-02-29");
  expect(dayOf("2026", "0", "1")).toBeUndefined();
  expect(dayOf("2026", "13", "1")).toBeUndefined();
  expect(dayOf("12345", "1", "1")).toBeUndefined();
  expect(dayOf("2026", "", "1")).toBeUndefined();
  expect(dayOf("2026", "01", "001")).toBeUndefined();
  expect(dayOf("0050", "1", "1")).toBe("0050-01-01");
});

it("reads two digits as a year between 89 years ago and ten years ahead", () => {
  const property = fc.property(
    fc.integer({ min: 0, max: 99 }),
    fc.integer({ min: 1900, max: 2200 }),
    (digits, now) => {
      const year = fullYear(digits, now);
      expect(year % 100).toBe(digits);
      expect(year).toBeGreaterThanOrEqual(now - 89);
      expect(year).toBeLessThanOrEqual(now + 10);
    },
  );
  fc.assert(property);
});

it("finds the day with the same number in another month, or its last one", () => {
  expect(inMonth("2026-11-18", "2026-12-01")).toBe("2026-12-18");
  expect(inMonth("2026-01-31", "2026-02-01")).toBe("2026-02-28");
  expect(inMonth("2024-03-30", "2024-02-01")).toBe("2024-02-29");
  expect(inMonth("2026-11-05", "2027-01-31")).toBe("2027-01-05");
});

it("finds the next day with a month and a number, today included", () => {
  expect(nextDayOf("11", "20", NOW)).toBe("2026-11-20");
  expect(nextDayOf("11", "19", NOW)).toBe("2027-11-19");
  expect(nextDayOf("2", "29", NOW)).toBe("2028-02-29");
  expect(nextDayOf("2", "29", "2096-03-01")).toBe("2104-02-29");
  expect(nextDayOf("2", "30", NOW)).toBeUndefined();
  expect(nextDayOf("", "1", NOW)).toBeUndefined();
});

it("counts days over the ends of months and years", () => {
  expect(daysLater("2026-11-30", 1)).toBe("2026-12-01");
  expect(daysLater("2024-03-01", -1)).toBe("2024-02-29");
  expect(daysLater("2026-12-31", 400)).toBe("2028-02-04");
  expect(daysLater("2026-03-28", 1)).toBe("2026-03-29");
});

describe.each(ZONES)("in %s", (zone) => {
  const notation = { format: "DD d MM yy", locale: "nl-NL" };

  it("reading and writing never shift a day", () => {
    process.env.TZ = zone;
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const property = fc.property(fc.oneof(days, fc.constantFrom(...ODD_DAYS)), (iso) => {
      const [year = "", month = "", day = ""] = iso.split("-");
      expect(dayOf(year, month, day)).toBe(iso);
      expect(isoOf(new Date(iso))).toBe(iso);
      expect(parseDay(formatDay(iso, notation, 2026), notation, NOW)).toBe(iso);
    });
    fc.assert(property, { numRuns: 300 });
    expect(inWords("2026-11-20", "nl-NL", { dateStyle: "full" })).toBe("vrijdag 20 november 2026");
  });
});

describe("today is the visitor's own day", () => {
  it.each([
    ["Pacific/Kiritimati", "2026-11-21"],
    ["Pacific/Pago_Pago", "2026-11-20"],
    ["Europe/Amsterdam", "2026-11-20"],
  ])("in %s it is %s", (zone, iso) => {
    process.env.TZ = zone;
    vi.useFakeTimers({ now: Date.parse("2026-11-20T12:30:00Z") });
    expect(today()).toBe(iso);
  });
});
