import { describe, expect, it } from "vitest";
import { type Course, courseOf, startAt, TURN_PX } from "./header.ts";

const LIMIT_PX = 100;
const HIDDEN: Course = { hidden: true, turnPx: 500 };

const follow = (positions: readonly number[], start: Course = startAt(positions[0] ?? 0)) =>
  positions.reduce((course, scrollPx) => courseOf(course, scrollPx, LIMIT_PX), start);

describe("a header that hides", () => {
  it("is in view down to exactly the limit and hidden below it", () => {
    expect(follow([0, LIMIT_PX]).hidden).toBe(false);
    expect(follow([0, LIMIT_PX + 1]).hidden).toBe(true);
    expect(follow([0, LIMIT_PX, LIMIT_PX + TURN_PX]).hidden).toBe(false);
    expect(follow([0, LIMIT_PX, LIMIT_PX + TURN_PX + 1]).hidden).toBe(true);
  });

  it("comes back on the way up", () => {
    expect(follow([500 - TURN_PX], HIDDEN).hidden).toBe(true);
    expect(follow([500 - TURN_PX - 1], HIDDEN).hidden).toBe(false);
  });

  it("counts the way back from the lowest place", () => {
    expect(follow([900, 900 - TURN_PX], HIDDEN).hidden).toBe(true);
    expect(follow([900, 900 - TURN_PX - 1], HIDDEN).hidden).toBe(false);
  });

  it("stays where the page is shaken", () => {
    expect(follow([500, 505, 498, 504, 499]).hidden).toBe(false);
    expect(follow([500, 495, 502, 496, 501], HIDDEN).hidden).toBe(true);
  });

  it("is in view on a page that opens scrolled, and at its top", () => {
    expect(follow([2000]).hidden).toBe(false);
    expect(follow([0], HIDDEN).hidden).toBe(false);
  });
});
