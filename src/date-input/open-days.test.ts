import { describe, expect, it } from "vitest";
import { isOpen, nearestOpenDay, openDays, problemWith, withinLimits } from "./open-days.ts";

/** A Friday. */
const NOW = "2026-11-20";
const NONE = { min: "", max: "", disabledWeekdays: "", disabledDates: "" };
const daysOf = (changes: Partial<typeof NONE>) => openDays({ ...NONE, ...changes }, NOW);

describe("the limits", () => {
  it("are the day itself, the first or the last for any day", () => {
    const days = daysOf({ min: "2026-11-10", max: "2026-12-05" });
    expect(withinLimits("2026-11-20", days)).toBe("2026-11-20");
    expect(withinLimits("2026-01-01", days)).toBe("2026-11-10");
    expect(withinLimits("2027-01-01", days)).toBe("2026-12-05");
    expect(withinLimits("2027-01-01", { ...days, last: "" })).toBe("2027-01-01");
  });

  it.each([
    ["0", "2026-11-20"],
    ["+0", "2026-11-20"],
    ["+1", "2026-11-21"],
    ["-20", "2026-10-31"],
    ["+42", "2027-01-01"],
  ])("%s is so many days from today", (text, day) => {
    expect(daysOf({ min: text }).first).toBe(day);
    expect(daysOf({ max: text }).last).toBe(day);
  });

  it("have no last day when it is before the first one", () => {
    const reversed = { min: "2026-12-10", max: "2026-11-10" };
    expect(daysOf(reversed)).toMatchObject({ first: "2026-12-10", last: "" });
    expect(problemWith({ ...NONE, ...reversed }, NOW)).toEqual(["max", "is before min"]);
    expect(problemWith({ ...NONE, min: "+1", max: NOW }, NOW)).toEqual(["max", "is before min"]);
    expect(problemWith({ ...NONE, min: NOW, max: NOW }, NOW)).toBeUndefined();
    expect(problemWith({ ...NONE, min: NOW }, NOW)).toBeUndefined();
  });
});

describe("disabled days", () => {
  it.each([
    ["a day of the week", { disabledWeekdays: "0, 6" }, ["2026-11-21", "2026-11-22", "2026-11-28"]],
    ["a date", { disabledDates: "2026-12-25" }, ["2026-12-25"]],
    [
      "a period with its ends",
      { disabledDates: "2026-12-28/2027-01-02" },
      ["2026-12-28", "2027-01-01", "2027-01-02"],
    ],
    ["two of them", { disabledDates: "2026-12-25, 2026-12-28/2027-01-02" }, ["2026-12-25", "2026-12-29"]],
  ])("are %s", (_name, changes, closed) => {
    const days = daysOf(changes);
    for (const iso of closed) expect(isOpen(iso, days), iso).toBe(false);
    for (const iso of ["2026-11-20", "2026-12-24", "2027-01-04"]) expect(isOpen(iso, days), iso).toBe(true);
  });

  it("are none when every day of the week is one", () => {
    const all = { disabledWeekdays: "0, 1, 2, 3, 4, 5, 6" };
    expect(isOpen(NOW, daysOf(all))).toBe(true);
    expect(problemWith({ ...NONE, ...all }, NOW)).toEqual(["disabled-weekdays", "has every day of the week"]);
    expect(problemWith({ ...NONE, disabledWeekdays: "0,0,0,0,0,0,0" }, NOW)).toBeUndefined();
  });
});

describe("the nearest open day", () => {
  it.each([
    ["the day itself", {}, "2026-11-20", "2026-11-20"],
    ["a later one", { disabledWeekdays: "0, 6" }, "2026-11-21", "2026-11-23"],
    [
      "an earlier one at the end",
      { disabledWeekdays: "0, 6", max: "2026-11-22" },
      "2026-11-22",
      "2026-11-20",
    ],
    ["the first", { min: "2026-12-01" }, "2026-11-20", "2026-12-01"],
    [
      "after the first, when that is disabled",
      { min: "2026-12-25", disabledDates: "2026-12-25" },
      NOW,
      "2026-12-26",
    ],
    ["where there is none, the limit", { min: NOW, max: NOW, disabledDates: NOW }, "2026-11-01", NOW],
  ])("is %s", (_name, changes, iso, nearest) => expect(nearestOpenDay(iso, daysOf(changes))).toBe(nearest));
});
