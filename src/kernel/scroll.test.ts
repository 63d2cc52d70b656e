import { expect, it } from "vitest";
import { isPast } from "./scroll.ts";

it("is past a limit above it, not at it (SPEC §4.3)", () => {
  expect([99, 100, 101].map((position) => isPast(position, 100))).toEqual([false, false, true]);
});
