import fc from "fast-check";
import { expect, it } from "vitest";
import { fullYear } from "./full-year.ts";

it("finds the one year of these digits from 89 years ago to ten years ahead", () => {
  const property = fc.property(
    fc.integer({ min: 0, max: 99 }),
    fc.integer({ min: 1900, max: 2200 }),
    (digits, now) => {
      const year = fullYear(digits, now);
      expect(year % 100).toBe(digits);
      expect(year).toBeGreaterThanOrEqual(now - 89);
      expect(year).toBeLessThanOrEqual(now + 10);
    },
  );
  fc.assert(property);
});
