import { describe, expect, it } from "vitest";
import { mostThatFit } from "./most-that-fit.ts";

/** Items of 10 px each, and a "Meer" of 15 px. */
function search(total: number, last: number, roomPx: number) {
  const tried: number[] = [];
  const found = mostThatFit(total, last, (count) => {
    tried.push(count);
    return count * 10 + (count < total ? 15 : 0) <= roomPx;
  });
  return { found, tried };
}

describe("mostThatFit", () => {
  it.each([
    [5, 50, 5],
    [5, 49, 3],
    [5, 15, 0],
    [5, 14, undefined],
    [1, 12, 1],
    [1, 9, undefined],
    [0, 0, 0],
  ])("of %i items in %i px finds %s from every start", (total, roomPx, found) => {
    for (const last of [0, 1, 3, total, 9]) expect(search(total, last, roomPx).found, `${last}`).toBe(found);
  });

  it("tries few layouts while the room changes little", () => {
    expect(search(20, 7, 85).tried).toEqual([20, 7, 8]);
    expect(search(20, 8, 94).tried).toEqual([20, 8, 7]);
  });
});
