import { expect, it } from "vitest";
import { isPast, scrollPosition } from "./scroll.ts";

it("is past a limit above it, but not exactly at it (spec §4.3)", () => {
  expect([99, 100, 101].map((position) => isPast(position, 100))).toEqual([false, false, true]);
});

it("reads the position once for synchronous calls, and again for later ones", async () => {
  let reads = 0;
  Object.defineProperty(globalThis, "scrollY", { configurable: true, get: () => ++reads });
  expect([scrollPosition(), scrollPosition()]).toEqual([1, 1]);
  await Promise.resolve();
  expect(scrollPosition()).toBe(2);
  Reflect.deleteProperty(globalThis, "scrollY");
});
