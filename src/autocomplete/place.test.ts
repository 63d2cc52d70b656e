import { describe, expect, it } from "vitest";
import { GAP_PX, placeList } from "./place.ts";

const VISIBLE = { top: 0, bottom: 600 };
const HEIGHT = 200;
/** An input of 40 px that leaves this much below it. */
const inputLeaving = (below: number) => ({ top: 560 - below, bottom: 600 - below });

describe("the list", () => {
  it("stands below where it just fits", () =>
    expect(placeList(inputLeaving(HEIGHT + 2 * GAP_PX), HEIGHT, VISIBLE)).toEqual({
      isAbove: false,
      roomPx: HEIGHT,
    }));

  it("stands above where it does not", () =>
    expect(placeList(inputLeaving(HEIGHT + 2 * GAP_PX - 1), HEIGHT, VISIBLE)).toEqual({
      isAbove: true,
      roomPx: 560 - HEIGHT - 2 * GAP_PX + 1 - 2 * GAP_PX,
    }));

  it("stands below where there is no more room above, and gets no higher than there is room", () =>
    expect(placeList({ top: 280, bottom: 320 }, 400, VISIBLE)).toEqual({
      isAbove: false,
      roomPx: 280 - 2 * GAP_PX,
    }));

  it("knows what a keyboard on the screen covers", () =>
    expect(placeList({ top: 250, bottom: 290 }, HEIGHT, { top: 0, bottom: 320 }).isAbove).toBe(true));

  it("has no negative height under an input that has scrolled away", () =>
    expect(placeList({ top: 700, bottom: 740 }, HEIGHT, { top: 700, bottom: 720 }).roomPx).toBe(0));
});
