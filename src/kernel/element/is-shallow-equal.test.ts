import { expect, it } from "vitest";
import { isShallowEqual } from "./is-shallow-equal.ts";

const slide = {};

it.each<[object | null, object | null, boolean]>([
  [null, null, true],
  [{ isOpen: true }, null, false],
  [{ isOpen: true }, { isOpen: true }, true],
  [{ isOpen: true }, { isOpen: false }, false],
  [{ slides: [slide] }, { slides: [slide] }, false],
])("compares %o and %o: %s", (one, other, expected) => expect(isShallowEqual(one, other)).toBe(expected));
