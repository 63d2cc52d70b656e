import { describe, expect, test } from "vitest";
import { fitPanel } from "./fit-panel.ts";

const PHONE = { width: 360, height: 640 };
const PANEL = { width: 200, height: 120 };

/** A button of 90 × 44 px. */
const buttonAt = (left: number, top = 0) => ({ left, top, right: left + 90, bottom: top + 44 });

describe("fitPanel", () => {
  test.each([
    ["at the end of the line it stays where it is", 254, 0],
    ["just not cut off it stays", 126, 0],
    ["at the start of the line it moves into the window", 0, -126],
    ["past the end of the window it moves back", 300, 46],
  ])("%s", (_, left, insetEnd) => {
    expect(fitPanel(buttonAt(left), PANEL, PHONE, true).insetEnd).toBe(insetEnd);
  });

  test.each([
    ["at the start of the line it stays", 16, 0],
    ["at its end it moves into the window", 270, -126],
  ])("from right to left: %s", (_, left, insetEnd) => {
    expect(fitPanel(buttonAt(left), PANEL, PHONE, false).insetEnd).toBe(insetEnd);
  });

  test("a panel wider than the window starts where the window does", () => {
    expect(fitPanel(buttonAt(0), { width: 400, height: 100 }, PHONE, true).insetEnd).toBe(-326);
  });

  test.each([
    ["below, while there is room", 460, "below"],
    ["above a button at the end of the window", 596, "above"],
  ])("%s", (_, top, side) => {
    expect(fitPanel(buttonAt(16, top), PANEL, PHONE, true).side).toBe(side);
  });

  test("stays below where there is no room above either", () => {
    const window = { width: 360, height: 200 };
    expect(fitPanel(buttonAt(16, 100), PANEL, window, true).side).toBe("below");
  });
});
