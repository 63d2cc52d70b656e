import { expect, it } from "vitest";
import { allowedMs } from "./allowed.ts";

const WARM_MS = 40;

it("allows a fifth more than the time in which the bytes arrive", () => {
  expect(allowedMs(1000, WARM_MS)).toBe(1200);
});

it("allows as much as for a warm press when the code has already loaded", () => {
  expect(allowedMs(-300, WARM_MS)).toBe(50);
  expect(allowedMs(5, WARM_MS)).toBe(50);
});
