import { describe, expect, it } from "vitest";
import {
  activated,
  answered,
  closed,
  isShown,
  NONE_ACTIVE,
  opened,
  shownItems,
  stepFrom,
  typed,
} from "./autocomplete.ts";

const ITEMS = ["a", "b", "c"].map((label) => ({ label, value: label, href: "" }));
const ANSWERED = answered(typed("auto", true), "auto", ITEMS);

describe("suggestions", () => {
  it("are shown once there is an answer for the text", () => {
    expect(isShown(typed("auto", true))).toBe(false);
    expect(isShown(ANSWERED)).toBe(true);
    expect(shownItems(ANSWERED)).toBe(ITEMS);
  });

  it("are not those for another text", () => {
    const state = typed("autos", true);
    expect(answered(state, "auto", ITEMS)).toBe(state);
    expect(shownItems(typed("autos", true))).toEqual([]);
  });

  it("are shown although there are none, for a visitor to read", () =>
    expect(isShown(answered(typed("x", true), "x", []))).toBe(true));

  it("wait, closed, to be opened again", () => {
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
    expect(stepFrom(activated(ANSWERED, from), step)).toBe(to),
  );

  it("leads nowhere where there are none", () => {
    expect(stepFrom(typed("auto", true), 1)).toBe(NONE_ACTIVE);
    expect(stepFrom(answered(typed("x", true), "x", []), -1)).toBe(NONE_ACTIVE);
  });
});
