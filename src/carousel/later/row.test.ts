import { describe, expect, it } from "vitest";
import { rowOf } from "./row.ts";

const view = { start: 0, end: 1000 };
/** Slides of 300 px with 20 px between them; the first begins here. */
const slidesFrom = (first: number, count = 6) =>
  Array.from({ length: count }, (_, index) => {
    const start = first + index * 320;
    return { start, end: start + 300 };
  });

describe("what of a row is in view", () => {
  it("begins with the first slide", () =>
    expect(rowOf(view, slidesFrom(0))).toEqual({ index: 0, page: 3, before: false, after: true }));

  it("counts the slides that are whole, and begins with the first of them", () =>
    expect(rowOf(view, slidesFrom(-320))).toEqual({ index: 1, page: 3, before: true, after: true }));

  it("takes a fraction of a pixel for nothing", () =>
    expect(rowOf(view, slidesFrom(-0.7))).toMatchObject({ index: 0, before: false }));

  it("ends with the last slide", () =>
    expect(rowOf(view, slidesFrom(-900))).toEqual({ index: 3, page: 3, before: true, after: false }));

  it("has neither side when all slides fit", () =>
    expect(rowOf(view, slidesFrom(0, 3))).toEqual({ index: 0, page: 3, before: false, after: false }));

  it("goes at least one slide when none fits", () =>
    expect(rowOf({ start: 0, end: 200 }, slidesFrom(0))).toMatchObject({ index: 0, page: 1, after: true }));

  it("is empty without slides", () =>
    expect(rowOf(view, [])).toEqual({ index: 0, page: 1, before: false, after: false }));
});
