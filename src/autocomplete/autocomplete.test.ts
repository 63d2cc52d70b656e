import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  activated,
  answered,
  closed,
  groupsOf,
  isShown,
  markedPieces,
  NONE_ACTIVE,
  opened,
  shownItems,
  stepped,
  typed,
} from "./autocomplete.ts";

const item = (label: string, group = "") => ({ label, value: label, href: "", image: "", detail: "", group });
const ITEMS = ["a", "b", "c"].map((label) => item(label));
const ANSWERED = answered(typed("auto", true), "auto", ITEMS);

describe("suggestions", () => {
  it("are shown once there is an answer for the text", () => {
    expect(isShown(typed("auto", true))).toBe(false);
    expect(isShown(ANSWERED)).toBe(true);
    expect(shownItems(ANSWERED)).toBe(ITEMS);
  });

  it("are never those for another text", () => {
    const state = typed("autos", true);
    expect(answered(state, "auto", ITEMS)).toBe(state);
    expect(shownItems(typed("autos", true))).toEqual([]);
  });

  it("are shown when there are none, so that the visitor can read that", () =>
    expect(isShown(answered(typed("x", true), "x", []))).toBe(true));

  it("are kept while closed, to be opened again", () => {
    const state = closed(activated(ANSWERED, 1));
    expect(isShown(state)).toBe(false);
    expect(shownItems(state)).toEqual([]);
    expect(opened(state)).toEqual(ANSWERED);
  });
});

describe("a step among the suggestions", () => {
  it.each([
    [NONE_ACTIVE, 1, 0],
    [0, 1, 1],
    [2, 1, 0],
    [NONE_ACTIVE, -1, 2],
    [0, -1, 2],
    [2, -1, 1],
  ])("from %i by %i leads to %i", (from, step, to) =>
    expect(stepped(activated(ANSWERED, from), step).active).toBe(to),
  );

  it("leads to none when there are no suggestions", () => {
    expect(stepped(typed("auto", true), 1).active).toBe(NONE_ACTIVE);
    expect(stepped(answered(typed("x", true), "x", []), -1).active).toBe(NONE_ACTIVE);
  });

  it("is taken when the answer comes, once", () => {
    const asked = answered(stepped(typed("auto", true), -1), "auto", ITEMS);
    expect(asked).toMatchObject({ active: 2, awaited: 0 });
    expect(answered(asked, "auto", ITEMS).active).toBe(2);
    expect(answered(stepped(typed("x", true), 1), "x", [])).toMatchObject({
      active: NONE_ACTIVE,
      awaited: 0,
    });
  });

  it("is forgotten when the list closes or the text changes", () => {
    expect(answered(closed(stepped(typed("auto", true), 1)), "auto", ITEMS).active).toBe(NONE_ACTIVE);
    expect(typed("autos", true).awaited).toBe(0);
  });
});

describe("a label's marked pieces", () => {
  it.each([
    ["Noorda Haven", "haven", ["Noorda ", "Haven", ""]],
    ["Noorda Haven", "ha noor", ["", "Noor", "da ", "Ha", "ven"]],
    ["Noorda Haven", "", ["Noorda Haven"]],
    ["Noorda Haven", "x", ["Noorda Haven"]],
    ["Prijs (incl. btw)", "(incl.", ["Prijs ", "(incl.", " btw)"]],
    ["Éénpersoons", "éé", ["", "Éé", "npersoons"]],
    ["aab", "a aa", ["", "a", "", "a", "b"]],
  ])("%s: the words of %j", (label, text, pieces) => expect(markedPieces(label, text)).toEqual(pieces));

  it("add and lose nothing, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (label, text) => {
        expect(markedPieces(label, text).join("")).toBe(label);
      }),
    );
  });
});

describe("groups", () => {
  it("have the suggestions that follow each other under one name", () => {
    const items = [item("a", "x"), item("b", "x"), item("c"), item("d", "y")];
    expect(groupsOf(items)).toEqual([
      { name: "x", start: 0, items: items.slice(0, 2) },
      { name: "", start: 2, items: items.slice(2, 3) },
      { name: "y", start: 3, items: items.slice(3) },
    ]);
  });

  it("are none without suggestions", () => expect(groupsOf([])).toEqual([]));
});
