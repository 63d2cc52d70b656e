import { describe, expect, it } from "vitest";
import { placeOf } from "./sticky-column.ts";

const measures = {
  scrollPx: 401,
  sliderHeightPx: 400,
  offsetPx: 0,
  windowHeightPx: 800,
  column: { top: 79, left: 20, width: 300, height: 500 },
};

describe("a fixed column", () => {
  it("is where it was when the page had scrolled by the slider's height", () => {
    expect(placeOf(measures)).toEqual({ top: 80, left: 20, width: 300, height: 500 });
  });

  it("is there too when the page jumps far past the slider", () => {
    expect(placeOf({ ...measures, scrollPx: 5400, column: { ...measures.column, top: -4920 } }).top).toBe(80);
  });

  it("keeps the offset from the window's top", () => {
    expect(placeOf({ ...measures, offsetPx: 120 }).top).toBe(120);
  });

  it("is never below the window", () => {
    expect(placeOf({ ...measures, column: { ...measures.column, top: 1200 } }).top).toBe(300);
    expect(placeOf({ ...measures, column: { ...measures.column, top: 1200, height: 2000 } }).top).toBe(0);
  });
});
