import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { marked } from "./marked.ts";

describe("a label is marked", () => {
  it.each([
    ["Noorda Haven", "haven", ["Noorda ", "Haven", ""]],
    ["Noorda Haven", "ha noor", ["", "Noor", "da ", "Ha", "ven"]],
    ["Noorda Haven", "", ["Noorda Haven"]],
    ["Noorda Haven", "x", ["Noorda Haven"]],
    ["Prijs (incl. btw)", "(incl.", ["Prijs ", "(incl.", " btw)"]],
    ["Éénpersoons", "éé", ["", "Éé", "npersoons"]],
    ["aab", "a aa", ["", "a", "", "a", "b"]],
  ])("%s where one reads %j", (label, text, pieces) => expect(marked(label, text)).toEqual(pieces));

  it("without adding or losing anything, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (label, text) => {
        expect(marked(label, text).join("")).toBe(label);
      }),
    );
  });
});
