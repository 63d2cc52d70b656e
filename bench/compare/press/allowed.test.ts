import { expect, it } from "vitest";
import { allowedMs } from "./allowed.ts";

const WARM_MS = 40;

it("allows a press on slow code a fifth more than its bytes take", () => {
  expect(allowedMs(1000, WARM_MS)).toBe(1200);
});

it("allows a press on code that is there what a warm one may take", () => {
  expect(allowedMs(-300, WARM_MS)).toBe(50);
  expect(allowedMs(5, WARM_MS)).toBe(50);
});
