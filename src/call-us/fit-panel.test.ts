import { describe, expect, test } from "vitest";
import { fitPanel } from "./fit-panel.ts";

const PHONE = { width: 360, height: 640 };
const PANEL = { width: 200, height: 120 };

/** A button of 90 × 44 px. */
const buttonAt = (left: number, top = 0) => ({ left, top, right: left + 90, bottom: top + 44 });

describe("fitPanel", () => {
  test.each([
    ["stays where it is at the end of the line", 254, 0],
    ["stays when it only just fits", 126, 0],
    ["moves into the window at the start of the line", 0, -126],
    ["moves back from past the end of the window", 300, 46],
  ])("%s", (_, left, insetEnd) => {
    expect(fitPanel(buttonAt(left), PANEL, PHONE, true).insetEnd).toBe(insetEnd);
  });

  test.each([
    ["stays at the start of the line", 16, 0],
    ["moves into the window at the end of the line", 270, -126],
  ])("from right to left: %s", (_, left, insetEnd) => {
    expect(fitPanel(buttonAt(left), PANEL, PHONE, false).insetEnd).toBe(insetEnd);
  });

  test("starts at the window's edge when it is wider than the window", () => {
    expect(fitPanel(buttonAt(0), { width: 400, height: 100 }, PHONE, true).insetEnd).toBe(-326);
  });

  test.each([
    ["is below the button while there is room", 452, "below"],
    ["is above one that is a pixel lower", 453, "above"],
    ["is above a button at the bottom of the window", 596, "above"],
  ])("%s", (_, top, side) => {
    expect(fitPanel(buttonAt(16, top), PANEL, PHONE, true).side).toBe(side);
  });

  test.each([
    ["below when there is more room there", 50, "below", 82],
    ["above when there is more room there", 100, "above", 76],
  ])("where it fits nowhere it is %s, and has that room", (_, top, side, room) => {
    const window = { width: 360, height: 200 };
    expect(fitPanel(buttonAt(16, top), PANEL, window, true)).toMatchObject({ side, room });
  });
});
