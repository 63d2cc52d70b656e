import { describe, expect, it } from "vitest";
import type { DateInputOptions } from "./date-input.host.ts";
import { readingOf, textOf } from "./date-input.ts";

const NOW = "2026-11-20";
const options = {
  format: "dd-mm-yy",
  locale: "nl-NL",
  min: "2026-11-10",
  max: "2026-12-05",
  invalidText: "Geen datum, zoals {date}",
  minText: "Vanaf {date}",
  maxText: "Tot en met {date}",
  disabledWeekdays: "0",
  disabledDates: "2026-12-01",
  disabledText: "Niet op {date}",
} as DateInputOptions;

const read = (text: string, changes: Partial<DateInputOptions> = {}) =>
  readingOf(text, { ...options, ...changes }, NOW);

describe("a text", () => {
  it("that is empty has no date and no problem", () => {
    expect(read("")).toEqual({ iso: "", problem: "" });
    expect(read("  ")).toEqual({ iso: "", problem: "" });
  });

  it("that is not a date has a problem, with today as an example", () =>
    expect(read("straks")).toEqual({ iso: "", problem: "Geen datum, zoals 20-11-2026" }));

  it.each([
    ["09-11-2026", { iso: "", problem: "Vanaf 10-11-2026" }],
    ["10-11-2026", { iso: "2026-11-10", problem: "" }],
    ["05-12-2026", { iso: "2026-12-05", problem: "" }],
    ["06-12-2026", { iso: "", problem: "Tot en met 05-12-2026" }],
    ["22-11-2026", { iso: "", problem: "Niet op 22-11-2026" }],
    ["01-12-2026", { iso: "", problem: "Niet op 01-12-2026" }],
  ])("at the first and last day that may be chosen: %s", (text, reading) =>
    expect(read(text)).toEqual(reading),
  );

  it("may have any day without `min` and `max`", () =>
    expect(read("1-1-1900", { min: "", max: "" })).toEqual({ iso: "1900-01-01", problem: "" }));

  it("gets its date in place of `{date}`, with special characters left as they are", () =>
    expect(read("x", { invalidText: "{date}$&" }).problem).toBe("20-11-2026$&"));
});

it("writes a day in the format", () => expect(textOf("2026-03-05", options, NOW)).toBe("05-03-2026"));
