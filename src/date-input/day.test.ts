import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { dayOf, isoOf, today } from "./day.ts";
import { formatDay } from "./format-day.ts";
import { days } from "./formats.test-support.ts";
import { inWords } from "./names.ts";
import { parseDay } from "./parse-day.ts";

/** Far east, far west, and where summer time begins at midnight or a whole day was left out. */
const ZONES = [
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "America/Sao_Paulo",
  "Africa/Cairo",
  "Pacific/Apia",
  "UTC",
];

/** Days on which some midnight did not exist, and the one that Samoa left out. */
const ODD_DAYS = ["2018-11-04", "2017-10-15", "2026-04-24", "2011-12-30", "1892-07-04"];

const home = process.env.TZ;
afterEach(() => {
  process.env.TZ = home;
  vi.useRealTimers();
});

it("a day is none that the calendar does not have", () => {
  expect(dayOf("2026", "2", "29")).toBeUndefined();
  expect(dayOf("2024", "2", "29")).toBe("2024-02-29");
  expect(dayOf("2026", "0", "1")).toBeUndefined();
  expect(dayOf("2026", "13", "1")).toBeUndefined();
  expect(dayOf("12345", "1", "1")).toBeUndefined();
  expect(dayOf("2026", "", "1")).toBeUndefined();
  expect(dayOf("2026", "01", "001")).toBeUndefined();
  expect(dayOf("0050", "1", "1")).toBe("0050-01-01");
});

describe.each(ZONES)("in %s", (zone) => {
  const notation = { format: "DD d MM yy", locale: "nl-NL" };

  it("no day shifts", () => {
    process.env.TZ = zone;
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    const property = fc.property(fc.oneof(days, fc.constantFrom(...ODD_DAYS)), (iso) => {
      const [year = "", month = "", day = ""] = iso.split("-");
      expect(dayOf(year, month, day)).toBe(iso);
      expect(isoOf(new Date(iso))).toBe(iso);
      expect(parseDay(formatDay(iso, notation, 2026), notation, 2026)).toBe(iso);
    });
    fc.assert(property, { numRuns: 300 });
    expect(inWords("2026-11-20", "nl-NL", { dateStyle: "full" })).toBe("vrijdag 20 november 2026");
  });
});

describe("today is the visitor's", () => {
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
