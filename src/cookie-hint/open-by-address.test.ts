import { describe, expect, it } from "vitest";
import { isOpenedBy } from "../kernel/consent/consent-banner.ts";
import { withoutRequest } from "./open-by-address.ts";

describe("the address", () => {
  it.each([
    ["?cookiehint=set", ""],
    ["?a=1&cookiehint=set&b=2", "a=1&b=2"],
    ["?cookiehint=%73et", ""],
    ["?cookiehint=set&cookiehint=set", ""],
    ["?cookiehint=set&cookiehint=off", "cookiehint=off"],
    ["?q=a%20b+c&&x&cookiehint=set&y=", "q=a%20b+c&&x&y="],
  ])("%s opens the banner, and becomes %j", (query, rest) => {
    expect(isOpenedBy(query)).toBe(true);
    expect(withoutRequest(query)).toBe(rest);
  });

  it.each([
    "",
    "?cookiehint",
    "?cookiehint=",
    "?nocookiehint=set",
    "?nocookiehint=settings",
    "?cookiehint=settings",
    "?cookiehint=off&cookiehint=settings",
    "?cookiehint=unset",
    "?xcookiehint=set",
    "?q=cookiehint=set",
    "?q=?cookiehint=set",
    "??cookiehint=set",
    "?CookieHint=set",
    `?${encodeURIComponent("cookiehint=set")}`,
    "?cookiehint=set;a=1",
  ])("%s does not", (query) => {
    expect(isOpenedBy(query)).toBe(false);
    expect(withoutRequest(query)).toBe(query.slice(1));
  });
});
