import { describe, expect, it } from "vitest";
import { type DateInputOptions, readingOf, textOf, withinRange } from "./date-input.ts";

const NOW = "2026-11-20";
const options = {
  format: "dd-mm-yy",
  locale: "nl-NL",
  min: "2026-11-10",
  max: "2026-12-05",
  invalidText: "Geen datum, zoals {date}",
  minText: "Vanaf {date}",
  maxText: "Tot en met {date}",
} as DateInputOptions;

const read = (text: string, changes: Partial<DateInputOptions> = {}) =>
  readingOf(text, { ...options, ...changes }, NOW);

describe("a text", () => {
  it("that is empty has no date and no problem", () => {
    expect(read("")).toEqual({ iso: "", problem: "" });
    expect(read("  ")).toEqual({ iso: "", problem: "" });
  });

  it("that is no date says so, with today as an example", () =>
    expect(read("morgen")).toEqual({ iso: "", problem: "Geen datum, zoals 20-11-2026" }));

  it.each([
    ["09-11-2026", { iso: "", problem: "Vanaf 10-11-2026" }],
    ["10-11-2026", { iso: "2026-11-10", problem: "" }],
    ["05-12-2026", { iso: "2026-12-05", problem: "" }],
    ["06-12-2026", { iso: "", problem: "Tot en met 05-12-2026" }],
  ])("at the edge of what may be chosen: %s", (text, reading) => expect(read(text)).toEqual(reading));

  it("of any day will do where there is no first and no last one", () =>
    expect(read("1-1-1900", { min: "", max: "" })).toEqual({ iso: "1900-01-01", problem: "" }));

  it("has its date put in where the words have room for it, signs and all", () =>
    expect(read("x", { invalidText: "{date}$&" }).problem).toBe("20-11-2026$&"));
});

it("the nearest day that may be chosen is the day itself, or the edge", () => {
  expect(withinRange("2026-11-20", options)).toBe("2026-11-20");
  expect(withinRange("2026-01-01", options)).toBe(options.min);
  expect(withinRange("2027-01-01", options)).toBe(options.max);
  expect(withinRange("2027-01-01", { ...options, max: "" })).toBe("2027-01-01");
});

it("a day is written as the format has it", () =>
  expect(textOf("2026-03-05", options, NOW)).toBe("05-03-2026"));
