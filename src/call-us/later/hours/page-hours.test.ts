// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { pageHours } from "./page-hours.ts";

function readPage(...scripts: readonly unknown[]) {
  const page = document.createElement("main");
  for (const data of scripts) {
    const script = document.createElement("script");
    script.type = "application/ld+json";
    script.textContent = typeof data === "string" ? data : JSON.stringify(data);
    page.append(script);
  }
  return pageHours(page);
}

const WEEK = {
  "@type": "OpeningHoursSpecification",
  dayOfWeek: ["Monday", "Friday"],
  opens: "08:00",
  closes: "18:00",
};
const DEALER = { "@type": "AutoDealer", openingHoursSpecification: [WEEK] };
const READ = { days: [1, 5], first: "", last: "", isSpecial: false, spans: [[480, 1080]] };

describe("the page's opening hours", () => {
  it.each([
    ["a thing", DEALER],
    ["a list", [{ "@type": "WebSite" }, DEALER]],
    ["a graph", { "@context": "https://schema.org", "@graph": [{ "@type": "WebPage" }, DEALER] }],
    ["a page about it", { "@type": "AboutPage", mainEntity: DEALER }],
    ["one specification", { ...DEALER, openingHoursSpecification: WEEK }],
    ["several types", { ...DEALER, "@type": ["LocalBusiness", "AutoDealer"] }],
    ["another business", { ...DEALER, "@type": "AutoRepair" }],
    [
      "addresses of days",
      {
        ...DEALER,
        openingHoursSpecification: {
          ...WEEK,
          dayOfWeek: ["https://schema.org/Monday", "http://schema.org/Friday"],
        },
      },
    ],
    ["text", { "@type": "AutoDealer", openingHours: "Mo,Fr 08:00-18:00" }],
    ["text beside a specification", { ...DEALER, openingHours: ["Mo-Su 00:00-24:00"] }],
  ])("are found in %s", (_, data) => expect(readPage(data)).toEqual([READ]));

  it("are found beside a script that is broken, and where a second one repeats them", () =>
    expect(readPage("{", DEALER, { ...DEALER, name: "Merel" })).toEqual([READ]));

  it("are the dealer's, not another organisation's", () =>
    expect(readPage({ "@type": "Restaurant", openingHours: "Mo 01:00-02:00" }, DEALER)).toEqual([READ]));

  it("have special days, also as a specification with dates and no days", () => {
    const closed = { validFrom: "2026-12-24T00:00:00+01:00", validThrough: "2026-12-31" };
    const special = { opens: "10:00", closes: "15:00", validFrom: "2026-04-06" };
    const read = readPage({
      ...DEALER,
      openingHoursSpecification: [WEEK, { ...closed, opens: "00:00", closes: "00:00" }],
      specialOpeningHoursSpecification: [special, closed],
    });
    const days = [0, 1, 2, 3, 4, 5, 6];
    const shut = { days, first: "2026-12-24", last: "2026-12-31", isSpecial: true, spans: [] };
    expect(read).toEqual([
      READ,
      shut,
      { days, first: "2026-04-06", last: "2026-04-06", isSpecial: true, spans: [[600, 900]] },
      shut,
    ]);
  });

  it.each([
    ["2026-12-31", "2026-12-31", ["Thursday"], "10:00", true],
    ["2026-12-31", "2026-12-31", undefined, "10:00", true],
    ["2026-12-24", "2026-12-31", ["Monday", "Tuesday"], "00:00", true],
    ["2026-12-24", "2026-12-31", undefined, "00:00", true],
    ["2026-12-24", "2026-12-31", undefined, "10:00", false],
    ["2026-04-01", "2026-09-30", ["Monday"], "10:00", false],
    ["2026-04-01", undefined, ["Sunday"], "00:00", false],
  ])(
    "outweigh holidays from %s to %s on %s, until %s: %s",
    (validFrom, validThrough, dayOfWeek, closes, isSpecial) => {
      const specified = { opens: "00:00", closes, validFrom, validThrough, dayOfWeek };
      const read = readPage({ ...DEALER, openingHoursSpecification: [WEEK, specified] });
      expect(read?.[1]?.isSpecial).toBe(isSpecial);
    },
  );

  it.each([
    ["there are none", []],
    ["there is only a name", [{ "@type": "AutoDealer", name: "Merel" }]],
    [
      "two dealers differ",
      [DEALER, { ...DEALER, openingHoursSpecification: [{ ...WEEK, closes: "17:00" }] }],
    ],
    ["a day is unknown", [{ ...DEALER, openingHoursSpecification: { ...WEEK, dayOfWeek: "Maandag" } }]],
    ["a time is unknown", [{ ...DEALER, openingHoursSpecification: { ...WEEK, opens: "8 uur" } }]],
    [
      "one of two times is missing",
      [{ ...DEALER, openingHoursSpecification: { dayOfWeek: "Monday", opens: "08:00" } }],
    ],
    [
      "a date is written in another way",
      [{ ...DEALER, openingHoursSpecification: [WEEK, { ...WEEK, validFrom: "31-12-2026" }] }],
    ],
    [
      "a date is another day of the week",
      [
        {
          ...DEALER,
          openingHoursSpecification: [
            WEEK,
            { dayOfWeek: "Friday", validFrom: "2026-12-31", validThrough: "2026-12-31" },
          ],
        },
      ],
    ],
    [
      "a period ends before it begins",
      [
        {
          ...DEALER,
          openingHoursSpecification: [WEEK, { validFrom: "2026-12-31", validThrough: "2026-12-24" }],
        },
      ],
    ],
    ["a specification is no object", [{ ...DEALER, openingHoursSpecification: ["Mo-Fr", null, 3] }]],
    ["the text is another one", [{ "@type": "AutoDealer", openingHours: "op afspraak" }]],
    ["the data is no object", ["null", "3", '"x"', "[]"]],
  ])("are not known where %s", (_, scripts) => expect(readPage(...scripts)).toBeUndefined());
});
