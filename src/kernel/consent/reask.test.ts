import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dayIn, isReasked } from "./reask.ts";

const REASK = "2026-12-01";
const made = (day: string) => `a=b; reDimCookieHint=1; reDimCookieDate=${day}`;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the day in a cookie string", () => {
  beforeEach(() => void vi.setSystemTime("2026-12-02T00:00:00Z"));

  it.each([
    [made("2026-11-20"), "2026-11-20"],
    ["reDimCookieDate=2026-11-20;reDimCookieDate=2026-12-02; reDimCookieDate=2026-10-01", "2026-12-02"],
    ["reDimCookieHint=1", ""],
    ["", ""],
    ["xreDimCookieDate=2026-11-20; redimcookiedate=2026-11-20; a=reDimCookieDate=2026-11-20", ""],
    ["reDimCookieDate=soon; reDimCookieDate=x2026-11-20; reDimCookieDate; reDimCookieDate=20261120", ""],
    [made("2026-99-99"), ""],
    [made("2025-02-29"), ""],
    [made("2026-12-03"), ""],
    [`${made("2027-11-20")}; reDimCookieDate=2026-11-20`, "2026-11-20"],
  ])("of %j is %j", (cookies, day) => expect(dayIn(cookies)).toBe(day));
});

describe("a choice from before `reask-after`", () => {
  it.each([
    ["2026-11-30T23:59:59.999Z", false],
    ["2026-12-01T00:00:00.000Z", true],
    ["2027-06-01T12:00:00.000Z", true],
  ])("at %s no longer counts: %s", (now, isOver) => {
    vi.setSystemTime(now);
    expect(isReasked(made("2026-11-30"), REASK)).toBe(isOver);
    expect(isReasked("reDimCookieHint=1", REASK)).toBe(isOver);
  });

  it.each(["2026-12-01", "2026-12-02"])("is none that was made on %s", (day) => {
    vi.setSystemTime("2027-01-01T00:00:00Z");
    expect(isReasked(made(day), REASK)).toBe(false);
  });

  it.each(["", "soon", "2026-02-30", "01-12-2026", "2026-12", "1 december 2026"])(
    "always counts where the day is %j",
    (reaskAfter) => {
      vi.setSystemTime("2027-01-01T00:00:00Z");
      expect(isReasked("reDimCookieHint=1", reaskAfter)).toBe(false);
    },
  );
});
