import { describe, expect, it } from "vitest";
import { indexAt, type Measures, rowOf } from "./row.ts";

/** Slides of these widths with 20 px between them. */
const measured = (widths: readonly number[], width: number): Measures => {
  let start = 0;
  const slides = widths.map((one) => {
    const end = start + one;
    const sides = { start, end };
    if (one) start = end + 20;
    return sides;
  });
  return { slides, width, total: Math.max(start - 20, width) };
};
const equal = (count: number, width = 1000) => measured(Array<number>(count).fill(300), width);
/** The indexes that begin the row, step after step, until there is no more. */
function walk(measures: Measures, step: "page" | "one", from: number, by: 1 | -1): number[] {
  const walked = [from];
  const next = (index: number) => rowOf(measures, step, index, index).target(index, by);
  for (let index = next(from); index !== walked.at(-1); index = next(index)) walked.push(index);
  return walked;
}

describe("the steps of a row", () => {
  it("go by the slides that fit, up to both ends", () => {
    expect(walk(equal(8), "page", 0, 1)).toEqual([0, 3, 5]);
    expect(walk(equal(8), "page", 5, -1)).toEqual([5, 2, 0]);
    expect(walk(equal(9), "page", 0, 1)).toEqual([0, 3, 6]);
  });

  it("go one by one when asked", () => {
    expect(walk(equal(6), "one", 0, 1)).toEqual([0, 1, 2, 3]);
    expect(walk(equal(6), "one", 3, -1)).toEqual([3, 2, 1, 0]);
  });

  it("go at least one slide when none fits", () =>
    expect(walk(equal(3, 200), "page", 0, 1)).toEqual([0, 1, 2]));

  it("are not there when all slides fit", () => {
    expect(walk(equal(3), "page", 0, 1)).toEqual([0]);
    expect(walk(equal(3), "page", 0, -1)).toEqual([0]);
  });

  it("fit slides of any width", () => {
    const widths = [700, 200, 300, 300, 600, 100];
    expect(walk(measured(widths, 1000), "page", 0, 1)).toEqual([0, 2, 4]);
    expect(walk(measured(widths, 1000), "page", 4, -1)).toEqual([4, 1, 0]);
  });

  it("pass over slides without a box, which a filter of the page hides", () => {
    const widths = [0, 300, 0, 300, 300, 0, 300, 300, 0];
    expect(walk(measured(widths, 700), "page", 1, 1)).toEqual([1, 4, 6]);
    expect(walk(measured(widths, 700), "page", 6, -1)).toEqual([6, 3, 1]);
  });

  it("go on from what begins the row, also where a slide farther on was asked for", () => {
    const { target } = rowOf(equal(8), "page", 5, 7);
    expect([target(7, 1), target(7, -1)]).toEqual([7, 2]);
  });

  it("go on from where a step goes, while the row still moves", () => {
    const { target } = rowOf(equal(12), "page", 0, 0);
    expect([target(0, 1), target(3, 1), target(6, -1)]).toEqual([3, 6, 3]);
  });

  it("are none without slides", () => expect(walk(measured([], 1000), "page", 0, 1)).toEqual([0]));
});

describe("the slide that begins the row", () => {
  it("is the first one that begins in view, but for a fraction of a pixel", () => {
    expect(indexAt(equal(8), 0)).toBe(0);
    expect(indexAt(equal(8), 320.7)).toBe(1);
    expect(indexAt(equal(8), 330)).toBe(2);
  });

  it("has a box", () => expect(indexAt(measured([0, 300, 300], 500), 0)).toBe(1));
});
