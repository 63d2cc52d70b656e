import { describe, expect, it } from "vitest";
import { DUTCH } from "../../../kernel/language/languages.ts";
import type { Entry } from "./entries.ts";
import { isHoliday } from "./holidays.ts";
import { statusAt } from "./status.ts";
import { inWords, momentOf } from "./words.ts";
import { writtenHours } from "./written-hours.ts";

const TEXTS = { openText: "Nu open tot {time}", closedText: "{day} vanaf {time}" };
const WEEK: Entry = {
  days: [0, 1, 2, 3, 4, 5, 6],
  first: "",
  last: "",
  isSpecial: false,
  spans: [[480, 1080]],
};
const SHORTER: Entry = { ...WEEK, first: "2026-11-01", last: "2026-12-31", spans: [[480, 1020]] };
const SHUT: Entry = { ...WEEK, days: [5], first: "2026-11-20", spans: [] };
const HOURS = "ma-vr 8:00-18:00, za 9:00-17:00";

function said(time: string, hours = HOURS, closed: readonly string[] = []) {
  const now = momentOf(new Date(time));
  const status = statusAt(now, writtenHours(hours) ?? [], (day) => closed.includes(day));
  return status && inWords(status, now, TEXTS, DUTCH);
}

describe("what the panel says", () => {
  it.each([
    // A Friday in winter, one hour ahead of Greenwich.
    ["2026-11-20T06:59:59Z", "Vandaag vanaf 8.00"],
    ["2026-11-20T07:00:00Z", "Nu open tot 18.00"],
    ["2026-11-20T16:59:59Z", "Nu open tot 18.00"],
    ["2026-11-20T17:00:00Z", "Morgen vanaf 9.00"],
    ["2026-11-20T23:30:00Z", "Vandaag vanaf 9.00"],
    ["2026-11-21T16:00:00Z", "Maandag vanaf 8.00"],
    ["2026-11-22T12:00:00Z", "Morgen vanaf 8.00"],
    // In summer two hours.
    ["2026-07-03T15:59:00Z", "Nu open tot 18.00"],
    ["2026-07-03T16:00:00Z", "Morgen vanaf 9.00"],
    // On the days on which the clock changes.
    ["2026-03-29T12:00:00Z", "Morgen vanaf 8.00"],
    ["2026-10-25T12:00:00Z", "Morgen vanaf 8.00"],
  ])("at %s: %s", (time, text) => expect(said(time)).toBe(text));

  it.each([
    ["2026-04-03T16:00:00Z", "Morgen vanaf 9.00"],
    // Easter Monday.
    ["2026-04-04T16:00:00Z", "Dinsdag vanaf 8.00"],
    ["2026-04-06T10:00:00Z", "Morgen vanaf 8.00"],
    // Christmas on a Friday and a Saturday.
    ["2026-12-24T17:00:00Z", "Maandag vanaf 8.00"],
  ])("beside holidays at %s: %s", (time, text) => expect(said(time)).toBe(text));

  it("follows what is stated for holidays and dates", () => {
    expect(said("2026-04-06T10:00:00Z", `${HOURS}, feestdagen 11:00-15:00`)).toBe("Nu open tot 15.00");
    expect(said("2026-04-06T10:00:00Z", `${HOURS}, 2026-04-06 10:00-17:00`)).toBe("Nu open tot 17.00");
    expect(said("2026-11-20T10:00:00Z", `${HOURS}, 2026-11-20 gesloten`)).toBe("Morgen vanaf 9.00");
    expect(said("2026-11-20T10:00:00Z", HOURS, ["2026-11-20", "2026-11-21"])).toBe("Maandag vanaf 8.00");
  });

  it.each([
    ["2026-11-22T11:00:00Z", "ma-zo 9:00-17:00, zo gesloten", "Morgen vanaf 9.00"],
    ["2026-11-22T11:00:00Z", "zo gesloten, ma-zo 9:00-17:00, zo 10:00-16:00", "Morgen vanaf 9.00"],
    ["2026-11-22T11:00:00Z", "ma-zo 9:00-17:00, zo gesloten, 2026-11-22 10:00-16:00", "Nu open tot 16.00"],
    ["2026-11-20T10:00:00Z", `${HOURS}, 2026-11-20 9:00-12:00, 2026-11-20 gesloten`, "Morgen vanaf 9.00"],
    ["2026-04-05T10:00:00Z", "ma-zo 9:00-17:00, zo gesloten, feestdagen 10:00-16:00", "Nu open tot 16.00"],
  ])("at %s is closed where one part of %s says so: %s", (time, hours, text) =>
    expect(said(time, hours)).toBe(text),
  );

  it.each([
    ["2026-11-18T08:00:00Z", "ma-vr 8:00-18:00, wo 12:00-18:00", "Vandaag vanaf 12.00"],
    ["2026-11-18T08:00:00Z", "wo 12:00-18:00, ma-vr 8:00-18:00", "Vandaag vanaf 12.00"],
    ["2026-11-18T08:00:00Z", "wo 13:00-20:00, ma-vr 8:00-12:00 13:00-18:00", "Vandaag vanaf 13.00"],
    ["2026-11-18T08:00:00Z", "wo 13:00-20:00, ma-vr 8:00-12:00, ma-vr 13:00-18:00", "Vandaag vanaf 13.00"],
    ["2026-11-18T18:00:00Z", "ma-za 9:00-18:00, wo 9:00-21:00", "Nu open tot 21.00"],
    ["2026-11-18T10:00:00Z", "ma-vr 8:00-18:00, ma-vr 8:00-18:00", "Nu open tot 18.00"],
    ["2026-11-18T10:00:00Z", "ma-vr 8:00-18:00, ma-vr 9:00-17:00", "Nu open tot 17.00"],
  ])(
    "at %s follows the part of %s that is about fewer days, or else what all agree on: %s",
    (time, hours, text) => expect(said(time, hours)).toBe(text),
  );

  it.each([
    ["2026-11-20T18:30:00Z", "ma-vr 9:00-18:00, vr 19:00-21:00", "Nu open tot 21.00"],
    ["2026-11-20T17:30:00Z", "ma-vr 9:00-18:00, vr 19:00-21:00", "Vandaag vanaf 19.00"],
    ["2026-11-20T11:30:00Z", "ma-vr 8:00-12:00, ma-vr 13:00-18:00", "Vandaag vanaf 13.00"],
    ["2026-11-20T11:30:00Z", "ma-vr 8:00-12:00, ma-vr 12:00-18:00", "Nu open tot 18.00"],
    ["2026-11-20T08:30:00Z", "ma-vr 8:00-12:00, ma-vr 13:00-18:00, ma-vr 13:00-18:00", "Nu open tot 12.00"],
    ["2026-11-20T11:30:00Z", "ma-vr 8:00-18:00, ma-vr 8:00-12:00 13:00-18:00", "Vandaag vanaf 13.00"],
  ])("at %s adds the parts of %s that do not overlap: %s", (time, hours, text) =>
    expect(said(time, hours)).toBe(text),
  );

  it.each<readonly [string, string, readonly Entry[], string]>([
    ["a period with days outweighs the week", "2026-11-20T16:30:00Z", [WEEK, SHORTER], "Morgen vanaf 8.00"],
    [
      "a period that has not ended",
      "2026-11-20T16:30:00Z",
      [WEEK, { ...SHORTER, last: "" }],
      "Morgen vanaf 8.00",
    ],
    [
      "a closed day of the week outweighs it",
      "2026-11-20T10:00:00Z",
      [SHORTER, { ...SHUT, first: "" }],
      "Morgen vanaf 8.00",
    ],
    ["it does not open a holiday", "2026-12-25T10:00:00Z", [WEEK, SHORTER], "Zondag vanaf 8.00"],
    [
      "a closed day in the list of special ones",
      "2026-11-20T10:00:00Z",
      [WEEK, { ...SHUT, isSpecial: true }],
      "Morgen vanaf 8.00",
    ],
  ])("of data: %s", (_, time, entries, text) => {
    const now = momentOf(new Date(time));
    const status = statusAt(now, entries, () => false);
    expect(status && inWords(status, now, TEXTS, DUTCH)).toBe(text);
  });

  it("counts a break, and a night as one opening", () => {
    expect(said("2026-11-20T10:00:00Z", "vr 8:00-12:00 13:00-17:00")).toBe("Nu open tot 12.00");
    expect(said("2026-11-20T11:30:00Z", "vr 8:00-12:00 13:00-17:00")).toBe("Vandaag vanaf 13.00");
    expect(said("2026-11-20T23:30:00Z", "vr 18:00-2:00")).toBe("Nu open tot 2.00");
    expect(said("2026-11-20T22:30:00Z", "vr 12:00-24:00, za 0:00-3:00")).toBe("Nu open tot 3.00");
  });

  it("has the date of a day that is a week away or more", () =>
    expect(said("2026-11-20T18:00:00Z", "vr 8:00-18:00")).toBe("Vrijdag 27 november vanaf 8.00"));

  it("says from when it is always open", () =>
    expect(said("2026-11-20T10:00:00Z", "ma-zo 0:00-24:00, feestdagen 0:00-24:00", ["2026-11-20"])).toBe(
      "Morgen vanaf 0.00",
    ));

  it("says nothing where nothing changes", () => {
    expect(said("2026-11-20T10:00:00Z", "ma-zo 0:00-24:00, feestdagen 0:00-24:00")).toBeUndefined();
    expect(said("2026-11-20T10:00:00Z", "")).toBeUndefined();
    expect(said("2026-11-20T10:00:00Z", "zo gesloten")).toBeUndefined();
  });
});

describe("Dutch holidays", () => {
  it.each([
    [2026, "01-01 04-05 04-06 04-27 05-14 05-24 05-25 12-25 12-26"],
    // King's Day is not on a Sunday.
    [2025, "01-01 04-20 04-21 04-26 05-29 06-08 06-09 12-25 12-26"],
    [2027, "01-01 03-28 03-29 04-27 05-06 05-16 05-17 12-25 12-26"],
  ])("of %i", (year, days) => {
    const all = Array.from({ length: 365 }, (_, index) =>
      new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10),
    );
    expect(
      all
        .filter(isHoliday)
        .map((day) => day.slice(5))
        .join(" "),
    ).toBe(days);
  });
});
