import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cookieHintContract } from "../cookie-hint.contract.ts";
import { acceptanceEnds, refusalEnds, secondsUntil } from "./expiry.ts";

const { attributes } = cookieHintContract;
const DEFAULTS = {
  acceptExpires: attributes["accept-expires"].default,
  acceptDays: attributes["accept-days"].default,
  declineDays: attributes["decline-days"].default,
};
const endOf = (now: string, periods: Partial<typeof DEFAULTS> = {}) =>
  acceptanceEnds(new Date(now), { ...DEFAULTS, ...periods } as typeof DEFAULTS).toUTCString();

describe("an acceptance is kept", () => {
  it("until `accept-expires` while that is in the future", () => {
    expect(endOf("2024-06-15T12:00:00Z")).toBe("Mon, 01 Dec 2025 23:59:59 GMT");
    expect(endOf("2025-12-01T23:59:58Z")).toBe("Mon, 01 Dec 2025 23:59:59 GMT");
  });

  it("after that for a year, until 23:59:59 GMT", () => {
    expect(endOf("2025-12-01T23:59:59Z")).toBe("Tue, 01 Dec 2026 23:59:59 GMT");
    expect(endOf("2026-11-20T09:30:00Z")).toBe("Sat, 20 Nov 2027 23:59:59 GMT");
    expect(endOf("2030-02-28T23:59:59Z")).toBe("Fri, 28 Feb 2031 23:59:59 GMT");
  });

  it("by days in GMT, wherever the visitor is", () => {
    expect(endOf("2026-06-30T23:30:00-12:00", { acceptDays: 1 } as never)).toBe(
      "Thu, 02 Jul 2026 23:59:59 GMT",
    );
  });
});

describe("a refusal is kept", () => {
  const now = new Date("2026-11-20T09:30:00Z");

  it("until the browser is closed", () => expect(refusalEnds(now, DEFAULTS)).toBeUndefined());

  it("for `decline-days`", () => {
    expect(refusalEnds(now, { ...DEFAULTS, declineDays: 30 } as never)?.toUTCString()).toBe(
      "Sun, 20 Dec 2026 23:59:59 GMT",
    );
  });
});

describe("the seconds that a cookie lasts", () => {
  const end = new Date("2027-11-27T23:59:59Z");

  it.each([
    ["23:59:57.999", 2],
    ["23:59:58.000", 1],
    ["23:59:58.001", 1],
    ["23:59:58.500", 1],
    ["23:59:58.999", 1],
    ["23:59:59.000", 0],
  ])("from %s are %i", (time, seconds) =>
    expect(secondsUntil(end, new Date(`2027-11-27T${time}Z`))).toBe(seconds),
  );

  it("never end before the moment, nor a second after it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 * 86_400_000 }), (early) => {
        const late = secondsUntil(end, new Date(end.getTime() - early)) * 1000 - early;
        expect(late).toBeGreaterThanOrEqual(0);
        expect(late).toBeLessThan(1000);
      }),
    );
  });
});
