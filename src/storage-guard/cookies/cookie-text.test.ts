import fc from "fast-check";
import { afterAll, describe, expect, it, vi } from "vitest";
import { choiceIn } from "../../kernel/consent/consent.ts";
import { type Cookie, consentCookie, consentIn, readCookie } from "./cookie-text.ts";

const NOW_MS = vi.hoisted(() => {
  // Before the guard's modules run, because they keep a reference to the clock.
  const now = Date.UTC(2026, 10, 20);
  vi.useFakeTimers({ now });
  return now;
});
const SESSION = Number.NaN;

const consent = (value: string, end = SESSION): Cookie => ({ name: "reDimCookieHint", value, end });

afterAll(() => void vi.useRealTimers());

describe("what scripts may read", () => {
  it.each([
    ["", ""],
    ["a=b", ""],
    ["reDimCookieHint=1", "reDimCookieHint=1"],
    ["a=b; reDimCookieHint=-1; c=d", "reDimCookieHint=-1"],
    ["reDimCookieHint=1; reDimCookieHint=-1", "reDimCookieHint=1; reDimCookieHint=-1"],
    ["reDimCookieHint=11; reDimCookieHint=1x; reDimCookieHint", ""],
    ["xreDimCookieHint=1; redimcookiehint=1; a=reDimCookieHint=1", ""],
  ])("of %j is %j", (cookies, readable) => expect(consentIn(cookies)).toBe(readable));

  it("always contains the stored choice, and nothing else", () => {
    const pair = fc.oneof(fc.constantFrom("reDimCookieHint=1", "reDimCookieHint=-1", "a=b"), fc.string());
    const clean = pair.map((text) => text.replaceAll(/[;\s]/g, ""));
    fc.assert(
      fc.property(fc.array(clean), (pairs) => {
        const cookies = pairs.join("; ");
        const readable = consentIn(cookies);
        expect(choiceIn(readable)).toBe(choiceIn(cookies));
        expect(readable).toMatch(/^((reDimCookieHint=-?1)(; (?!$)|$))*$/);
      }),
    );
  });
});

describe("a text for document.cookie", () => {
  it.each<[string, Cookie | undefined]>([
    ["a=b", { name: "a", value: "b", end: SESSION }],
    [" a = b c ; path=/", { name: "a", value: "b c", end: SESSION }],
    ["a=", { name: "a", value: "", end: SESSION }],
    ["a=b=c", { name: "a", value: "b=c", end: SESSION }],
    ["a", undefined],
    ["", undefined],
    ["a; b=c", undefined],
    ["a=b; max-age=10", { name: "a", value: "b", end: NOW_MS + 10_000 }],
    ["a=b; Max-Age = -1 ", { name: "a", value: "b", end: NOW_MS - 1000 }],
    ["a=b; max-age=ten", { name: "a", value: "b", end: SESSION }],
    ["a=b; expires=Fri, 20 Nov 2026 00:00:01 GMT", { name: "a", value: "b", end: NOW_MS + 1000 }],
    [
      "a=b; max-age=10; expires=Fri, 20 Nov 2026 00:00:01 GMT",
      { name: "a", value: "b", end: NOW_MS + 10_000 },
    ],
    ["a=b; max-age=10; MAX-AGE=20", { name: "a", value: "b", end: NOW_MS + 20_000 }],
    ["a=b; expires=never", { name: "a", value: "b", end: SESSION }],
  ])("%j", (text, cookie) => expect(readCookie(text)).toEqual(cookie));
});

describe("what is written", () => {
  it.each([
    ["a choice for the session", consent("1"), "reDimCookieHint=1; path=/; samesite=lax"],
    [
      "a choice that lasts",
      consent("-1", NOW_MS + 1000),
      "reDimCookieHint=-1; expires=Fri, 20 Nov 2026 00:00:01 GMT; path=/; samesite=lax",
    ],
    [
      "the end of a choice, whatever its value",
      consent("anything", NOW_MS),
      "reDimCookieHint=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/; samesite=lax",
    ],
  ])("is %s", (_name, cookie, text) => expect(consentCookie(cookie, false)).toBe(text));

  it("is Secure on https", () =>
    expect(consentCookie(consent("1"), true)).toBe("reDimCookieHint=1; path=/; samesite=lax; secure"));

  it.each([
    consent(""),
    consent("0"),
    consent("11"),
    consent("-1x"),
    consent("anything", NOW_MS + 1),
    { ...consent("1"), name: "reDimCookieHint2" },
    { ...consent("1"), name: "" },
    { ...consent("", 0), name: "a" },
  ])("is never %j", (cookie) => expect(consentCookie(cookie, false)).toBeUndefined());

  it("contains nothing of any text but the choice and its end", () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom("reDimCookieHint", "=", "1", "-1", ";", " ", "max-age=9"),
    );
    const written =
      /^reDimCookieHint=(1|-1|)(; expires=[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT)?; path=\/; samesite=lax$/;
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const cookie = readCookie(parts.join(""));
        const text = cookie && consentCookie(cookie, false);
        if (text !== undefined) expect(text).toMatch(written);
      }),
      { numRuns: 2000, examples: [[["reDimCookieHint", "=", "1", ";", "max-age=9"]]] },
    );
  });
});
