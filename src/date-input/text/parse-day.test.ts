import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAttribute } from "../../kernel/element/attribute-value.ts";
import { dateInputContract } from "../date-input.contract.ts";
import { formatDay } from "./format-day.ts";
import { days, formats, locales } from "./formats.test-support.ts";
import { parseDay } from "./parse-day.ts";

const NOW = "2026-11-20";
const THIS_YEAR = 2026;
const dutch = (format: string) => ({ format, locale: "nl-NL" });
const parse = (text: string, format = "dd-mm-yy") => parseDay(text, dutch(format), NOW);
const write = (iso: string, format: string) => formatDay(iso, dutch(format), THIS_YEAR);

describe("a day in any format and language", () => {
  it("is read back as it was written, for two hundred years", () => {
    const property = fc.property(days, formats, locales, (iso, format, locale) => {
      const text = formatDay(iso, { format, locale }, THIS_YEAR);
      expect(parseDay(text, { format, locale }, NOW), `${text} as ${format} in ${locale}`).toBe(iso);
    });
    fc.assert(property, { numRuns: 4000 });
  });

  it("is written in formats that the contract accepts", () => {
    const format = dateInputContract.attributes.format;
    fc.assert(
      fc.property(formats, (text) => {
        expect(readAttribute(format, text)).toEqual({ value: text });
      }),
    );
  });

  it("is read from ISO 8601 whatever the format", () => {
    fc.assert(
      fc.property(days, formats, (iso, format) => {
        expect(parse(iso, format)).toBe(iso);
      }),
    );
  });

  it("is read with other separators, without zeros, and with spaces around", () => {
    const loosely = fc.property(days, fc.constantFrom("-", "/", ".", " ", " - "), (iso, separator) => {
      const [year, month, day] = iso.split("-").map(Number);
      expect(parse(`  ${[day, month, year].join(separator)} `)).toBe(iso);
    });
    fc.assert(loosely);
  });
});

describe("a day as visitors of other languages type it", () => {
  it.each([
    ["fr-FR", "1er janvier 2027", "2027-01-01"],
    ["fr-FR", "le 5 décembre 2026", "2026-12-05"],
    ["fr-FR", "5 decembre", "2026-12-05"],
    ["fr-FR", "15 aout 2027", "2027-08-15"],
    ["fr-FR", "aujourd'hui", NOW],
    ["fr-FR", "après-demain", "2026-11-22"],
    ["fr-FR", "apres-demain", "2026-11-22"],
    ["en-GB", "5th December 2026", "2026-12-05"],
    ["en-GB", "December 5th", "2026-12-05"],
    ["en-GB", "the 1st of Dec", "2026-12-01"],
    ["de-DE", "am 5. Dezember", "2026-12-05"],
    ["de-DE", "Sa., den 5. Dezember 2026", "2026-12-05"],
    ["de-DE", "1. Marz", "2027-03-01"],
    ["de-DE", "übermorgen", "2026-11-22"],
    ["nl-NL", "5 de december", "2026-12-05"],
    ["nl-NL", "1e maart", "2027-03-01"],
  ])("in %s: %s", (locale, text, iso) =>
    expect(parseDay(text, { format: "dd-mm-yy", locale }, NOW)).toBe(iso),
  );
});

describe("any text", () => {
  it("is read without an error, as an existing day or none", () => {
    const texts = fc.oneof(
      fc.string({ unit: "binary" }),
      fc
        .array(fc.constantFrom("1", "20", "2026", "nov", "vrijdag", "-", ".", " ", "٣", "0"))
        .map((all) => all.join("")),
    );
    const property = fc.property(texts, formats, (text, format) => {
      const iso = parse(text, format);
      if (iso !== undefined) expect(new Date(iso).toISOString().slice(0, 10)).toBe(iso);
    });
    fc.assert(property, { numRuns: 2000 });
  });

  it.each([
    "",
    "straks",
    "31-2-2026",
    "29-02-2025",
    "1-13-2026",
    "0-1-2026",
    "20",
    "20-13",
    "30 feb",
    "november",
    "november 2026",
    "2026-11",
    "11-2026",
    "2026",
    "0512",
    "31022026",
    "051326",
    "0512202",
    "05-122026",
    "1-1-126",
    "1-1-6",
    "20-11-20266",
  ])("is not a date: %s", (text) => expect(parse(text)).toBeUndefined());

  it.each(["nov 20 nov 2026", "20-11-2026 morgen", "20-11-2026 10:00", "-", "20 ju 2026", "20 no 2026"])(
    "is not a date: %s",
    (text) => expect(parse(text)).toBeUndefined(),
  );
});

describe("a typed date", () => {
  it.each([
    ["20-11-2026", "dd-mm-yy"],
    ["20/11/26", "dd-mm-yy"],
    ["20.11.2026", "dd-mm-yy"],
    ["20 11 2026", "dd-mm-yy"],
    ["2026-11-20", "dd-mm-yy"],
    ["20 november 2026", "dd-mm-yy"],
    ["20 nov. 2026", "dd-mm-yy"],
    ["20 NOV 26", "dd-mm-yy"],
    ["vrijdag 20 november 2026", "dd-mm-yy"],
    ["vr 20-11-2026", "dd-mm-yy"],
    ["11/20/2026", "mm/dd/yy"],
    ["20 nov 2026", "mm/dd/yy"],
    ["26-11-20", "yy-mm-dd"],
    ["20-11-2026", "yy-mm-dd"],
    ["2026 november 20", "d MM yy"],
  ])("%s is 20 November in the format %s", (text, format) => expect(parse(text, format)).toBe("2026-11-20"));

  it.each([
    ["sept", 9],
    ["maa", 3],
    ["mrt", 3],
    ["juni", 6],
    ["juli", 7],
    ["jul", 7],
  ])("accepts %s as a month", (name, month) => expect(parse(`1 ${name} 2026`)).toBe(`2026-0${month}-01`));

  it.each([
    ["1-2-36", "2036-02-01"],
    ["1-2-37", "1937-02-01"],
    ["1-2-00", "2000-02-01"],
    ["1-2-99", "1999-02-01"],
    ["29-2-24", "2024-02-29"],
  ])("reads %s as %s: two digits are at most ten years ahead", (text, iso) => expect(parse(text)).toBe(iso));
});

describe("without a year", () => {
  it.each([
    ["5-12", "2026-12-05"],
    ["5/12", "2026-12-05"],
    ["05.12.", "2026-12-05"],
    ["5 dec", "2026-12-05"],
    ["5 december", "2026-12-05"],
    ["december 5", "2026-12-05"],
    ["za 5 dec.", "2026-12-05"],
    ["20-11", "2026-11-20"],
    ["19-11", "2027-11-19"],
    ["1 jan", "2027-01-01"],
    ["29-2", "2028-02-29"],
  ])("%s is the next such day, %s", (text, iso) => expect(parse(text)).toBe(iso));

  it.each([
    ["12/5", "mm/dd/yy"],
    ["12-5", "yy-mm-dd"],
    ["5 dec", "mm/dd/yy"],
  ])("%s is 5 December in the format %s", (text, format) => expect(parse(text, format)).toBe("2026-12-05"));
});

describe("without separators", () => {
  it.each([
    ["05122026", "dd-mm-yy"],
    ["051226", "dd-mm-yy"],
    ["20261205", "dd-mm-yy"],
    ["za 05122026", "dd-mm-yy"],
    ["12052026", "mm/dd/yy"],
    ["120526", "mm/dd/yy"],
    ["20261205", "yy-mm-dd"],
    ["05122026", "yy-mm-dd"],
    ["261205", "yy-mm-dd"],
    ["20261205", "mm/dd/yy"],
  ])("%s is 5 December in the format %s", (text, format) => expect(parse(text, format)).toBe("2026-12-05"));

  it("is read in the order of the format, for two hundred years", () => {
    const near = days.filter((iso) => iso >= "1900");
    fc.assert(
      fc.property(near, fc.constantFrom("dd-mm-yy", "mm/dd/yy", "yy-mm-dd"), (iso, format) => {
        expect(parse(write(iso, format).replace(/\D/g, ""), format)).toBe(iso);
      }),
    );
  });
});

describe("in a word", () => {
  it.each([
    ["vandaag", "2026-11-20"],
    [" Morgen ", "2026-11-21"],
    ["overmorgen", "2026-11-22"],
    ["gisteren", "2026-11-19"],
  ])("%s is %s", (text, iso) => expect(parse(text)).toBe(iso));

  it("is read in the language of the input", () => {
    const german = { format: "dd.mm.yy", locale: "de-DE" };
    expect(parseDay("heute", german, NOW)).toBe("2026-11-20");
    expect(parseDay("übermorgen", german, NOW)).toBe("2026-11-22");
    expect(parse("heute")).toBeUndefined();
  });
});

describe("a written day", () => {
  it.each([
    ["mm/dd/yy", "03/05/2026"],
    ["d-m-y", "5-3-26"],
    ["dd-mm-yy", "05-03-2026"],
    ["yy.mm.dd", "2026.03.05"],
    ["D d M yy", "do 5 mrt 2026"],
    ["DD, d MM yy", "donderdag, 5 maart 2026"],
  ])("in the format %s is %s", (format, text) => expect(write("2026-03-05", format)).toBe(text));

  it("has a year of four digits when two would be read as another year", () => {
    expect(write("1936-03-05", "d-m-y")).toBe("5-3-1936");
    expect(write("1937-03-05", "d-m-y")).toBe("5-3-37");
  });
});

describe("an invalid format", () => {
  it.each([
    "dd",
    "dd-mm",
    "dd-mm-yyyy",
    "DD-MM-YYYY",
    "yyyy-mm-dd",
    "dd-dd-yy",
    "ddmmyy",
    "hh:mm",
    "d-m-yy 'om'",
  ])("%s is replaced by the default, with a warning", (text) => {
    const { value, problem } = readAttribute(dateInputContract.attributes.format, text);
    expect(value).toBe("mm/dd/yy");
    expect(problem).toBe("is not of the form dd-mm-yy");
  });
});
