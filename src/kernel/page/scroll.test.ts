import { expect, it } from "vitest";
import { isPast, scrollPosition } from "./scroll.ts";

it("is past a limit above it, not at it (spec §4.3)", () => {
  expect([99, 100, 101].map((position) => isPast(position, 100))).toEqual([false, false, true]);
});

it("asks the browser once for all that are drawn together, and anew for those that come later", async () => {
  let asked = 0;
  Object.defineProperty(globalThis, "scrollY", { configurable: true, get: () => ++asked });
  expect([scrollPosition(), scrollPosition()]).toEqual([1, 1]);
  await Promise.resolve();
  expect(scrollPosition()).toBe(2);
  Reflect.deleteProperty(globalThis, "scrollY");
});
