import fc from "fast-check";
import { afterAll, describe, expect, it, vi } from "vitest";
import { CONSENT_VALUES, choiceIn } from "../../kernel/consent/consent.ts";
import { consentCookie, isDay, valueThatCounts } from "./consent-text.ts";
import { readCookie } from "./cookie-text.ts";

const NOW_MS = vi.hoisted(() => {
  // Before the guard's modules run, because they keep a reference to the clock.
  const now = Date.UTC(2026, 10, 20);
  vi.useFakeTimers({ now });
  return now;
});
const SESSION = Number.NaN;

const at = (address: string) => new URL(address) as unknown as Location;
const HERE = at("http://www.example.nl/");

const written = (value: string, end = SESSION, domain = "", page = HERE) =>
  consentCookie({ name: "reDimCookieHint", value, end, domain }, page);

afterAll(() => void vi.useRealTimers());

describe("the choice that counts", () => {
  it("is the one that the banner reads, in any cookie string", () => {
    const pair = fc.oneof(fc.constantFrom("reDimCookieHint=1", "reDimCookieHint=-1", "a=b"), fc.string());
    const clean = pair.map((text) => text.replaceAll(/[;\s]/g, ""));
    fc.assert(
      fc.property(fc.array(clean), (pairs) => {
        const cookies = pairs.join("; ");
        const choice = choiceIn(cookies);
        expect(valueThatCounts(cookies, "")).toBe(choice ? CONSENT_VALUES[choice] : "");
      }),
    );
  });

  const ASKED = "2026-11-15";
  it.each([
    ["of the day itself counts", "reDimCookieHint=1; reDimCookieDate=2026-11-15", ASKED, "1"],
    ["of a later day counts", "reDimCookieDate=2026-11-16; reDimCookieHint=1", ASKED, "1"],
    ["of an earlier day does not", "reDimCookieHint=1; reDimCookieDate=2026-11-14", ASKED, ""],
    ["of an unknown day does not", "reDimCookieHint=1", ASKED, ""],
    ["of a text that is no day does not", "reDimCookieHint=1; reDimCookieDate=never", ASKED, ""],
    ["of a day that is in no month does not", "reDimCookieHint=1; reDimCookieDate=2026-19-39", ASKED, ""],
    ["of a day to come does not", "reDimCookieHint=1; reDimCookieDate=2026-11-21", ASKED, ""],
    [
      "of an earlier day does not as a refusal either",
      "reDimCookieHint=-1; reDimCookieDate=2026-11-14",
      ASKED,
      "",
    ],
    [
      "has the newest day",
      "reDimCookieDate=2026-11-14; reDimCookieDate=2026-11-16; reDimCookieHint=1",
      ASKED,
      "1",
    ],
    ["counts until the day has come", "reDimCookieHint=1", "2026-11-21", "1"],
    [
      "counts although the site asks again from a day that is in no month",
      "reDimCookieHint=1",
      "2026-11-39",
      "1",
    ],
    ["does not count from the start of the day", "reDimCookieHint=1", "2026-11-20", ""],
  ])("%s", (_name, cookies, day, value) => expect(valueThatCounts(cookies, day)).toBe(value));
});

it.each([
  ["reDimCookieDate", "2026-11-20", true],
  ["reDimCookieDate", "", true],
  ["reDimCookieDate", "20 november", false],
  ["reDimCookieDate", "2026-11-20x", false],
  ["redimcookiedate", "2026-11-20", false],
])("%s=%s is the day of a choice, or its end: %s", (name, value, is) =>
  expect(isDay({ name, value })).toBe(is),
);

describe("what is written", () => {
  it.each([
    ["a choice for the session", written("1"), "reDimCookieHint=1; path=/; samesite=lax"],
    [
      "a choice that lasts",
      written("-1", NOW_MS + 1000),
      "reDimCookieHint=-1; path=/; samesite=lax; expires=Fri, 20 Nov 2026 00:00:01 GMT",
    ],
    [
      "the end of a choice, whatever its value",
      written("anything", NOW_MS),
      "reDimCookieHint=; path=/; samesite=lax; expires=Thu, 01 Jan 1970 00:00:00 GMT",
    ],
    [
      "a choice for the site's domain",
      written("1", SESSION, "example.nl"),
      "reDimCookieHint=1; path=/; samesite=lax; domain=example.nl",
    ],
    [
      "a choice for the host alone if the domain is another one",
      written("1", SESSION, "ample.nl"),
      "reDimCookieHint=1; path=/; samesite=lax",
    ],
  ])("is %s", (_name, text, expected) => expect(text).toBe(expected));

  it("is Secure on https", () =>
    expect(written("1", SESSION, "", at("https://www.example.nl"))).toBe(
      "reDimCookieHint=1; path=/; samesite=lax; secure",
    ));

  it.each([
    ["reDimCookieHint", "", SESSION],
    ["reDimCookieHint", "0", SESSION],
    ["reDimCookieHint", "11", SESSION],
    ["reDimCookieHint", "-1x", SESSION],
    ["reDimCookieHint", "anything", NOW_MS + 1],
    ["reDimCookieHint2", "1", SESSION],
    ["", "1", SESSION],
    ["a", "", 0],
  ])("is never %s=%s", (name, value, end) =>
    expect(consentCookie({ name, value, end, domain: "" }, HERE)).toBeUndefined(),
  );

  it("contains nothing of any text but the choice and its end", () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom("reDimCookieHint", "=", "1", "-1", ";", " ", "max-age=9", "domain=", "nl"),
    );
    const pattern =
      /^reDimCookieHint=(1|-1|); path=\/; samesite=lax(; expires=[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT)?(; domain=nl)?$/;
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const cookie = readCookie(parts.join(""));
        const text = cookie && consentCookie(cookie, HERE);
        if (text !== undefined) expect(text).toMatch(pattern);
      }),
      { numRuns: 2000, examples: [[["reDimCookieHint", "=", "1", ";", "max-age=9", ";", "domain=", "nl"]]] },
    );
  });
});
