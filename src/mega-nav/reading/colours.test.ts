import { expect, it } from "vitest";
import { contrastOf, rgbOf } from "./colours.ts";

const contrast = (one: string, other: string) => {
  const [first, second] = [rgbOf(one), rgbOf(other)];
  return first && second && Number(contrastOf(first, second).toFixed(2));
};

it.each([
  ["rgb(0, 0, 0)", "rgb(255, 255, 255)", 21],
  ["rgb(255, 255, 255)", "rgb(255, 255, 255)", 1],
  ["rgb(118, 118, 118)", "rgba(255, 255, 255, 1)", 4.54],
  ["rgb(34, 34, 34)", "rgb(0, 0, 0)", 1.32],
])("the contrast of %s on %s is %d", (one, other, ratio) => {
  expect(contrast(one, other)).toBe(ratio);
  expect(contrast(other, one)).toBe(ratio);
});

it("does not know colours of a wide gamut", () => {
  expect(rgbOf("oklch(0.5 0.1 120)")).toBeUndefined();
});
