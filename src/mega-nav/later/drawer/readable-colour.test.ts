import { expect, it } from "vitest";
import { readableColour } from "./readable-colour.ts";

const BLACK = "rgb(0, 0, 0)";
const GREY = "rgb(120, 120, 120)";
const BLUE = "rgb(0, 0, 238)";
const WHITE = "rgb(255, 255, 255)";
const on = (background: string, hasPicture = false) => ({ background, hasPicture });

it("keeps the first colour where it can be read", () => {
  expect(readableColour([BLACK, BLUE], on("rgb(255, 255, 255)"))).toBe(BLACK);
  expect(readableColour([BLACK, BLUE], on("oklch(1 0 0)"))).toBe(BLACK);
});

it("takes the next colour that can be read", () => {
  expect(readableColour([BLACK, GREY, WHITE], on("rgb(34, 34, 34)"))).toBe(WHITE);
  expect(readableColour([BLACK, WHITE], on("oklch(0.2 0 0)"))).toBe(WHITE);
});

it("takes the best colour where none can be read", () => {
  expect(readableColour([GREY, "rgb(108, 108, 108)"], on("rgb(110, 110, 110)"))).toBe(GREY);
});

it("takes the colour of the links on a picture, and on a colour that is not known", () => {
  expect(readableColour([BLACK, WHITE], on("rgba(0, 0, 0, 0)", true))).toBe(WHITE);
  expect(readableColour([BLACK, WHITE], on("color(display-p3 0 0 0)"))).toBe(WHITE);
});
