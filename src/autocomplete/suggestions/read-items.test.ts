import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ReadOptions, readItems, TEXT_MAX_CHARS } from "./read-items.ts";

const BASE = "https://dealer.example/autos/?merk=noorda";
const PLAIN: ReadOptions = {
  labelKey: "",
  valueKey: "",
  hrefKey: "",
  imageKey: "",
  detailKey: "",
  groupKey: "",
  maxItems: 8,
};
/** What a row has that says no more than its label. */
const REST = { image: "", detail: "", group: "" };

const read = (answer: unknown, options: Partial<ReadOptions> = {}) =>
  readItems(answer, { ...PLAIN, ...options }, BASE);

describe("an answer is read", () => {
  it("as an array of strings", () =>
    expect(read([" Noorda  Haven ", "Orsa"]).items).toEqual([
      { label: "Noorda  Haven", value: "Noorda  Haven", href: "", ...REST },
      { label: "Orsa", value: "Orsa", href: "", ...REST },
    ]));

  it("as an array of label, value and href, in which only the label is required", () =>
    expect(
      read([{ label: "Noorda", value: 12, href: "/noorda" }, { label: "Orsa" }, { value: "Vireo" }]).items,
    ).toEqual([
      { label: "Noorda", value: "12", href: "https://dealer.example/noorda", ...REST },
      { label: "Orsa", value: "Orsa", href: "", ...REST },
      { label: "Vireo", value: "Vireo", href: "", ...REST },
    ]));

  it("as suggestions of value and data", () =>
    expect(read({ suggestions: [{ value: "Noorda", data: { id: 1 } }] }).items).toEqual([
      { label: "Noorda", value: "Noorda", href: "", ...REST },
    ]));

  it("as the rows of WordPress's search, whose titles are HTML", () =>
    expect(
      read([
        {
          id: 7,
          title: "Auto&#8217;s &amp; <em>meer</em> &#x2013; &lt;b&gt;&nbsp;&onbekend;",
          url: "/autos/",
          type: "post",
        },
      ]).items,
    ).toEqual([
      {
        label: "Auto’s & meer – <b> &onbekend;",
        value: "Auto’s & meer – <b> &onbekend;",
        href: "https://dealer.example/autos/",
        ...REST,
      },
    ]));

  it("by the field names that the author gives", () =>
    expect(
      read([{ naam: "Noorda", code: "n1", adres: "#n1", label: "x", value: "x", href: "/x" }], {
        labelKey: "naam",
        valueKey: "code",
        hrefKey: "adres",
      }).items,
    ).toEqual([{ label: "Noorda", value: "n1", href: `${BASE}#n1`, ...REST }]));

  it("with a picture, a second line and a group, by the names that the author gives", () =>
    expect(
      read(
        [
          { label: "Haven", foto: "/haven.webp", data: { prijs: 24950, soort: " Auto's " } },
          { label: "Werkplaats", foto: "", data: null },
        ],
        { imageKey: "foto", detailKey: "data.prijs", groupKey: "data.soort" },
      ).items,
    ).toEqual([
      {
        label: "Haven",
        value: "Haven",
        href: "",
        image: "https://dealer.example/haven.webp",
        detail: "24950",
        group: "Auto's",
      },
      { label: "Werkplaats", value: "Werkplaats", href: "", ...REST },
    ]));

  it.each([
    ["a picture that is no http(s) address", { foto: "javascript:alert(1)" }],
    ["a picture of data", { foto: "data:image/svg+xml,<svg/>" }],
    ["a picture that is no text", { foto: { src: "/a" } }],
    ["a detail that is no text", { prijs: ["€ 1"] }],
    ["a detail that is too long", { prijs: "x".repeat(TEXT_MAX_CHARS + 1) }],
    ["a group that is too long", { soort: "x".repeat(TEXT_MAX_CHARS + 1) }],
  ])("without %s", (_, fields) =>
    expect(
      read([{ label: "Haven", ...fields }], { imageKey: "foto", detailKey: "prijs", groupKey: "soort" }),
    ).toEqual({ items: [{ label: "Haven", value: "Haven", href: "", ...REST }], leftOut: 0 }),
  );

  it("with the suggestions of a group together, in the order of the answer", () =>
    expect(
      read(
        ["b1", "a1", "1", "b2", "a2", "2"].map((label) => ({ label, group: label.slice(0, -1) })),
        { groupKey: "group" },
      ).items.map(({ label }) => label),
    ).toEqual(["b1", "b2", "a1", "a2", "1", "2"]));

  it("with entities decoded only in WordPress's titles: JSON is text", () =>
    expect(read(["A &amp; B", "5 < 6 > 4"]).items.map(({ label }) => label)).toEqual([
      "A &amp; B",
      "5 < 6 > 4",
    ]));

  it("up to `maxItems`, and the rows left out are counted", () => {
    expect(read(["", "a", null, "b", "c", ""], { maxItems: 2 })).toMatchObject({
      items: [{ label: "a" }, { label: "b" }],
      leftOut: 3,
    });
  });

  it.each([null, undefined, 1, "tekst", {}, { suggestions: {} }, { error: "stuk" }])(
    "with an error when it is not a list: %j",
    (answer) => expect(() => read(answer)).toThrow("no list"),
  );
});

describe("leaves out", () => {
  it.each([
    ["a row that is not an object or text", null],
    ["a row that is a list", [[]]],
    ["a row with an empty value and no label", { value: "" }],
    ["a row with an empty label", { label: "  " }],
    ["a row with an object as its label", { label: { toString: "x" } }],
    ["a label with markup", { label: '<img src=x onerror="alert(1)">' }],
    ["a label with markup", { label: "Noorda <b>Haven</b>" }],
    ["a label with markup", { label: "<!-- -->Noorda" }],
    ["an address that runs a script", { label: "a", href: "javascript:alert(1)" }],
    ["an address that runs a script", { label: "a", href: " java\nscript:alert(1)" }],
    ["an address of data", { label: "a", href: "data:text/html,x" }],
    ["an address of a file", { title: "a", url: "file:///etc/passwd" }],
    ["an invalid address", { label: "a", href: "https://" }],
    ["a label that is too long", { label: "x".repeat(TEXT_MAX_CHARS + 1) }],
    ["a title that is too long", { title: "<".repeat(TEXT_MAX_CHARS + 1), url: "/" }],
  ])("%s: %j", (_, row) => expect(read([row])).toEqual({ items: [], leftOut: 1 }));

  it("keeps a label of the maximum length", () =>
    expect(read(["x".repeat(TEXT_MAX_CHARS)]).items).toHaveLength(1));

  it("keeps a row whose address leads nowhere, without the address", () =>
    expect(
      read([
        { label: "a", href: "#" },
        { label: "b", href: " " },
      ]).items.map(({ href }) => href),
    ).toEqual(["", ""]));
});

describe("any JSON that a server answers with", () => {
  it("gives at most `maxItems` suggestions, each with a label and an http(s) address or none", () => {
    const href = fc.oneof(
      fc.webUrl(),
      fc.constantFrom("javascript:alert(1)", "JaVaScRiPt:x", "data:,x", "#", "/a"),
      fc.string(),
    );
    const row = fc.oneof(
      fc.jsonValue(),
      fc.record(
        { label: fc.string(), value: fc.oneof(fc.string(), fc.integer()), href },
        { requiredKeys: [] },
      ),
      fc.record({ title: fc.string(), url: href }),
    );
    fc.assert(
      fc.property(
        fc.oneof(fc.array(row), fc.record({ suggestions: fc.array(row) })),
        fc.integer({ min: 1, max: 8 }),
        (answer, maxItems) => {
          const { items, leftOut } = read(answer, { maxItems });
          expect(items.length).toBeLessThanOrEqual(maxItems);
          expect(leftOut).toBeGreaterThanOrEqual(0);
          for (const item of items) {
            expect(item.label.trim()).not.toBe("");
            expect(item.value).not.toBe("");
            expect(item.href).toMatch(/^(https?:\/\/.*)?$/);
          }
        },
      ),
    );
  });

  it("gives no label with a tag in it, except for WordPress's rows", () => {
    const tag = fc.constantFrom(
      "<b>",
      "</b>",
      "<img src=x onerror=y>",
      "<SCRIPT>",
      "<!--x-->",
      "<svg/onload=x>",
      "<?php ?>",
    );
    fc.assert(
      fc.property(fc.string(), tag, fc.string(), (before, one, after) => {
        expect(read([{ label: before + one + after }]).items).toEqual([]);
      }),
    );
  });
});
