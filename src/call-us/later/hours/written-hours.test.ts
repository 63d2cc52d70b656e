import { describe, expect, it } from "vitest";
import { readLine, writtenHours } from "./written-hours.ts";

/** In short: `12345 8:00-18:00`; `-` for closed. */
const short = (text: string) =>
  writtenHours(text)
    ?.map(({ days, first, spans }) => {
      const times = spans.map((span) => span.map((minute) => minute / 60).join("-"));
      return `${days.join("") || first} ${times.join(" ") || "-"}`;
    })
    .join(", ");

describe("written opening hours", () => {
  it.each([
    ["ma-vr 8:00-18:00, za 9:00-17:00", "12345 8-18, 6 9-17"],
    ["Ma t/m Vr 8.00 – 18.00 uur; zaterdag 9.00 tot 17.30 uur", "12345 8-18, 6 9-17.5"],
    ["maandag-vrijdag 8-18", "12345 8-18"],
    ["ma,di 8:00-12:00 13:00-17:00, wo 08:00-12:00", "12 8-12 13-17, 3 8-12"],
    ["za-ma 10:00-16:00, zo gesloten, di 9:00-17:00", "601 10-16, 0 -, 2 9-17"],
    ["vr 18:00-2:00", "5 18-26"],
    ["ma-zo 0:00-24:00", "1234560 0-24"],
    ["ma 8:00-23:59", "1 8-24"],
    [
      "feestdagen 10:00-16:00, 2026-04-06 11:00-15:00, 2026-12-24 gesloten",
      "7 10-16, 2026-04-06 11-15, 2026-12-24 -",
    ],
    [" ma 8:00-18:00 , ", "1 8-18"],
    ["", ""],
  ])("in %s", (text, hours) => expect(short(text)).toBe(hours));

  it.each([
    "altijd",
    "ma-vr",
    "ma-vr 8:00",
    "8:00-18:00",
    "ma-vr 8:00-18:00, za",
    "ma-vr 8:00-25:00",
    "ma-vr 8:70-18:00",
    "ma-vr 8:00-8:00",
    "ma-vr 8:00-12:00-18:00",
    "m-v 8:00-18:00",
    "ma-di-wo 8:00-18:00",
    "mon-fri 8:00-18:00",
    "ma-feestdagen 8:00-18:00",
    "2026-02-30 8:00-18:00",
    "ma-vr 8:00-12:00, 13:00-18:00",
  ])("cannot be read in %s", (text) => expect(writtenHours(text)).toBeUndefined());

  it("are read in the text of schema.org", () => {
    expect(readLine("Mo-Fr 08:00-18:00", "en")?.days).toEqual([1, 2, 3, 4, 5]);
    expect(readLine("Mo,We,Sa 08:00-18:00", "en")?.days).toEqual([1, 3, 6]);
    expect(readLine("Sa,Su,PH 10:00-16:00", "en")?.days).toEqual([6, 0, 7]);
    expect(readLine("Mo-Su", "en")).toBeUndefined();
  });
});
