import { expect, it } from "vitest";
import { isAlike } from "./is-alike.ts";

const slide = {};

it.each<[object | null, object | null, boolean]>([
  [null, null, true],
  [{ isOpen: true }, null, false],
  [{ isOpen: true }, { isOpen: true }, true],
  [{ isOpen: true }, { isOpen: false }, false],
  [{ slides: [slide] }, { slides: [slide] }, false],
])("of %o and %o: %s", (one, other, expected) => expect(isAlike(one, other)).toBe(expected));
