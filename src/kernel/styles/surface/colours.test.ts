import { expect, it } from "vitest";
import {
  contrastOf,
  cssOf,
  DARK,
  inkOn,
  READABLE,
  readableTint,
  rgbOf,
  textContrast,
  WHITE,
} from "./colours.ts";

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

it.each([
  ["rgb(255, 255, 255)", DARK],
  ["rgb(179, 0, 27)", WHITE],
  ["rgb(255, 136, 0)", DARK],
])("the ink on %s is the one that is read best", (behind, ink) => {
  expect(inkOn(rgbOf(behind) as typeof ink)).toBe(ink);
});

it("moves a text's colour towards the ink only as far as needed", () => {
  const orange = [255, 136, 0, 1] as const;
  const tint = readableTint(orange, DARK, WHITE);
  expect(contrastOf(tint, WHITE)).toBeGreaterThanOrEqual(READABLE);
  expect(cssOf(tint)).toBe("rgb(162, 90, 9)");
});

it("judges a translucent text as it is seen", () => {
  expect(textContrast([0, 0, 0, 0], WHITE)).toBe(1);
  expect(textContrast([0, 0, 0, 1], WHITE)).toBe(21);
});
