import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toTopContract } from "./to-top.contract.ts";
import { positionAt } from "./to-top.ts";

const durationMs = toTopContract.attributes["duration-ms"].default;

describe("the scroll to the top", () => {
  it("begins where the page is and ends at the top after 800 ms (spec §9)", () => {
    expect(durationMs).toBe(800);
    expect(positionAt(0, 1200, durationMs)).toBe(1200);
    expect(positionAt(800, 1200, durationMs)).toBe(0);
  });

  it("is half way after half the time", () => {
    expect(positionAt(400, 1200, durationMs)).toBe(600);
  });

  it("never moves back down, and never leaves the page", () => {
    const moment = fc.integer({ min: -100, max: 1000 });
    fc.assert(
      fc.property(moment, moment, fc.integer({ min: 0, max: 50_000 }), (a, b, fromPx) => {
        const earlier = positionAt(Math.min(a, b), fromPx, durationMs);
        const later = positionAt(Math.max(a, b), fromPx, durationMs);
        expect(later).toBeLessThanOrEqual(earlier);
        expect(later).toBeGreaterThanOrEqual(0);
        expect(earlier).toBeLessThanOrEqual(fromPx);
      }),
    );
  });

  it("is at the top at once with a duration of 0", () => {
    expect(positionAt(0, 1200, 0)).toBe(0);
  });
});
