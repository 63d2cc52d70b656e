import { describe, expect, it } from "vitest";
import { areClose, asLowAs, lessThan, within } from "./verdict.ts";

const spread = (low: number, high: number) => ({ low, median: (low + high) / 2, high });

describe("a limit", () => {
  it.each([
    ["kept", 2, 5],
    ["undecided", 4, 6],
    ["broken", 6, 8],
  ])("is %s when the quartiles are %d and %d and the limit is 5", (verdict, low, high) => {
    expect(within(spread(low, high), 5)).toBe(verdict);
  });
});

describe("a comparison with a peer", () => {
  it.each([
    ["kept", 2, 4],
    ["undecided", 4, 5],
    ["broken", 8, 9],
  ])("is %s when ours is %d to %d and the peer's is 5 to 7", (verdict, low, high) => {
    expect(lessThan(spread(low, high), spread(5, 7))).toBe(verdict);
  });

  it("is undecided between equals without noise", () => {
    expect(lessThan(spread(0, 0), spread(0, 0))).toBe("undecided");
  });
});

describe("as low as without script", () => {
  it.each([
    ["kept", 1, 2],
    ["kept", 7, 9],
    ["broken", 8, 9],
  ])("is %s when ours is %d to %d and the other is 5 to 7", (verdict, low, high) => {
    expect(asLowAs(spread(low, high), spread(5, 7))).toBe(verdict);
  });
});

it("treats medians as close when they differ by less than a factor of 2", () => {
  expect(areClose(10, 19)).toBe(true);
  expect(areClose(20, 10)).toBe(false);
  expect(areClose(0, 0)).toBe(false);
});
