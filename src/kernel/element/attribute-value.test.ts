// @vitest-environment happy-dom
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type OwnAttribute as Attribute, attributeText, readAttribute } from "./attribute-value.ts";

const length: Attribute = { type: "number", default: 100, min: 0, max: 1000, unit: "px", about: "" };
const text: Attribute = { type: "text", default: "Menu", about: "" };
const id: Attribute = { type: "text", default: "", pattern: "GTM-[A-Z0-9]+|none", form: "GTM-A1", about: "" };
const ids: Attribute = { ...id, pattern: "GTM-[A-Z0-9]+", isList: true };
const url: Attribute = { type: "url", default: "", about: "" };
const address: Attribute = { type: "address", default: "", about: "" };
const day: Attribute = { type: "day", default: "", about: "" };
const locale: Attribute = { type: "locale", default: "nl-NL", about: "" };
const choice: Attribute = { type: "choice", choices: ["dropdown", "tabs"], default: "dropdown", about: "" };
const selector: Attribute = { type: "selector", default: "main", about: "" };
const off: Attribute = { type: "boolean", default: false, about: "" };
const on: Attribute = { type: "boolean", default: true, negative: "no-on", about: "" };
const every = [length, text, id, url, address, day, locale, choice, selector, off, on];
/** Only the DOM knows whether a text is a selector, and its answer is slow. */
const withoutSelector = [length, text, id, url, address, day, locale, choice, off, on];

describe("reading an attribute", () => {
  it("uses the default without a warning when it is absent", () => {
    for (const attribute of every)
      expect(readAttribute(attribute, null)).toEqual({ value: attribute.default });
  });

  it("does not warn about an empty text when that is the default", () => {
    for (const attribute of [id, url]) expect(readAttribute(attribute, " ")).toEqual({ value: "" });
  });

  it("reads decimal numbers in the range, including both limits", () => {
    expect(readAttribute(length, "0")).toEqual({ value: 0 });
    expect(readAttribute(length, " 12.5 ")).toEqual({ value: 12.5 });
    expect(readAttribute(length, "1e2")).toEqual({ value: 100 });
    expect(readAttribute(length, "1000")).toEqual({ value: 1000 });
  });

  it.each(["", "abc", "-1", "-5", "Infinity", "-Infinity", "NaN", "{bad", "0x10", "12px", "1,5", "1e999"])(
    "uses a number's default for %j and reports the problem",
    (unusable) => {
      expect(readAttribute(length, unusable)).toEqual({
        value: 100,
        problem: "is not a number of 0 to 1000 px",
      });
    },
  );

  it("clamps a number outside the range and reports the problem", () => {
    expect(readAttribute(length, "1000.5")).toEqual({ value: 1000, problem: "is outside 0 to 1000 px" });
    expect(readAttribute({ ...length, min: 10 }, "9")).toEqual({
      value: 10,
      problem: "is outside 10 to 1000 px",
    });
    expect(readAttribute({ ...length, min: -10 }, "-11").value).toBe(-10);
  });

  it("reads a word in place of a number where the attribute has one", () => {
    const orAuto = { ...length, words: ["auto"] };
    expect(readAttribute(orAuto, " Auto ")).toEqual({ value: "auto" });
    expect(readAttribute(orAuto, "12")).toEqual({ value: 12 });
    expect(readAttribute(orAuto, "automatic")).toEqual({
      value: 100,
      problem: "is not auto or a number of 0 to 1000 px",
    });
    expect(readAttribute(length, "auto").value).toBe(100);
  });

  it("reads a boolean that is present as true, unless its text means no", () => {
    for (const yes of ["", "true", "open", "1", "nee"])
      expect(readAttribute(off, yes)).toEqual({ value: true });
    for (const no of ["false", "no", "off", "0", " FALSE "])
      expect(readAttribute(on, no)).toEqual({ value: false });
  });

  it("accepts the choices in upper and lower case, and uses the default for any other text", () => {
    expect(readAttribute(choice, " Tabs ")).toEqual({ value: "tabs" });
    expect(readAttribute(choice, "tab")).toEqual({ value: "dropdown", problem: "is none of dropdown, tabs" });
  });

  it("uses the safe choice for any other text, where there is one, and the default only without the attribute", () => {
    const safe = { ...choice, otherwise: "tabs" };
    expect(readAttribute(safe, null)).toEqual({ value: "dropdown" });
    expect(readAttribute(safe, " DROPDOWN ")).toEqual({ value: "dropdown" });
    for (const typo of ["drop_down", "", "tab"])
      expect(readAttribute(safe, typo)).toEqual({ value: "tabs", problem: "is none of dropdown, tabs" });
  });

  it("keeps text as it is written, but uses the default for an empty text", () => {
    expect(readAttribute(text, " Kies ")).toEqual({ value: " Kies " });
    expect(readAttribute(text, " ")).toEqual({ value: "Menu", problem: "is empty" });
  });

  it("accepts only text that matches the whole pattern, without the space around it", () => {
    expect(readAttribute(id, " GTM-A1 ")).toEqual({ value: "GTM-A1" });
    expect(readAttribute(id, "none")).toEqual({ value: "none" });
    for (const refused of ["GTM-", "gtm-a1", "xGTM-A1", "GTM-A1 x", "GTM-A1\nx", '"><script>', "nonex"])
      expect(readAttribute(id, refused)).toEqual({
        value: "",
        problem: "is not of the form GTM-A1",
      });
    expect(readAttribute({ ...id, default: "none" }, "").problem).toBe("is empty");
  });

  it.each(["GTM-A1,GTM-B2", "GTM-A1, GTM-B2,", " GTM-A1 GTM-B2 ", ",, GTM-A1 ,\n GTM-B2 ,"])(
    "reads each part of the list %j",
    (written) => expect(readAttribute(ids, written)).toEqual({ value: "GTM-A1, GTM-B2" }),
  );

  it.each([
    ["GTM-A1, UA-1", "GTM-A1", "has UA-1, not of the form GTM-A1"],
    ["gtm-b2,GTM-A1;,GTM-A1", "GTM-A1", "has gtm-b2 and GTM-A1;, not of the form GTM-A1"],
    ["UA-1", "", "has UA-1, not of the form GTM-A1"],
  ])("leaves what is wrong out of the list %j, and names it", (written, value, problem) =>
    expect(readAttribute(ids, written)).toEqual({ value, problem }),
  );

  it("reads a list of commas as an empty one", () =>
    expect(readAttribute(ids, " , ,")).toEqual({ value: "" }));

  it("accepts only plain http(s) addresses as a url", () => {
    expect(readAttribute(url, " https://stats.example/matomo/ ")).toEqual({
      value: "https://stats.example/matomo/",
    });
    expect(readAttribute(url, "HTTP://127.0.0.1:8080")).toEqual({ value: "http://127.0.0.1:8080/" });
    const refused = [
      "stats.example",
      "/matomo",
      "//stats.example",
      "javascript:alert(1)",
      "data:text/javascript,1",
      "ftp://stats.example",
      "https://me@stats.example",
      "https://me:secret@stats.example",
      "https://stats.example/?a=1",
      "https://stats.example/#a",
      "https://",
    ];
    for (const text of refused)
      expect(readAttribute(url, text), text).toEqual({
        value: "",
        problem: "is not an http(s) address without credentials, query or fragment",
      });
  });

  it("accepts http(s) addresses as an address, also relative ones", () => {
    for (const taken of [
      "zoek",
      "/wp-json/wp/v2/search?per_page=8",
      "//zoek.example",
      "https://zoek.example/?a=1",
    ])
      expect(readAttribute(address, ` ${taken} `)).toEqual({ value: taken });
    for (const refused of [
      "javascript:alert(1)",
      " JavaScript:1",
      "data:application/json,[]",
      "file:///etc",
      "https://",
    ])
      expect(readAttribute(address, refused)).toEqual({ value: "", problem: "is not an http(s) address" });
  });

  it("accepts only days that exist in the calendar", () => {
    expect(readAttribute(day, " 2024-02-29 ")).toEqual({ value: "2024-02-29" });
    for (const refused of [
      "2023-02-29",
      "2026-13-01",
      "2026-1-1",
      "20261120",
      "2026-11-20T12:00",
      "11/20/2026",
    ])
      expect(readAttribute(day, refused)).toEqual({ value: "", problem: "is not a day like 2026-11-20" });
  });

  it("accepts only language tags as a locale", () => {
    expect(readAttribute(locale, " de-AT ")).toEqual({ value: "de-AT" });
    for (const refused of ["nl_NL", "-1", "n", "nl-NL, en"])
      expect(readAttribute(locale, refused)).toEqual({
        value: "nl-NL",
        problem: "is not a language tag like nl-NL",
      });
  });

  it("accepts only selectors that the browser accepts", () => {
    expect(readAttribute(selector, "#slider > img")).toEqual({ value: "#slider > img" });
    expect(readAttribute(selector, "[[").problem).toBe("is not a CSS selector");
  });

  it("never throws and always returns a value of the contract, for any text", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...withoutSelector),
        fc.string({ unit: "binary" }),
        (attribute, anything) => {
          const { value } = readAttribute(attribute, anything);
          expect(typeof value).toBe(typeof attribute.default);
          if (attribute.type === "number") expect(value).toSatisfy((n: number) => n >= 0 && n <= 1000);
          if (attribute.type === "choice") expect(attribute.choices).toContain(value);
          if (attribute === id) expect(value).toMatch(/^(GTM-[A-Z0-9]+|none)?$/);
          if (attribute === url) expect(value).toMatch(/^(https?:\/\/[^@?#]+)?$/);
        },
      ),
    );
  });
});

describe("an address", () => {
  it("never has more than a scheme, a host and a path, for any text", () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (written) => {
        const { value } = readAttribute(url, written);
        expect(value === "").toBe(/[?#]/.test(written));
      }),
    );
  });
});

describe("writing an attribute", () => {
  it("removes it for null and undefined", () => {
    for (const attribute of every)
      expect([attributeText(attribute, null), attributeText(attribute, undefined)]).toEqual([null, null]);
  });

  it("can write false when the default is true", () => {
    expect([attributeText(off, true), attributeText(off, false)]).toEqual(["", null]);
    expect([attributeText(on, true), attributeText(on, false)]).toEqual(["", "false"]);
  });

  it("writes every number in the range as text that reads as the same number", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1000, noNaN: true }), (number) => {
        expect(readAttribute(length, attributeText(length, number)).value).toBeCloseTo(number, 10);
      }),
    );
  });
});
