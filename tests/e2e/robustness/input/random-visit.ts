import fc from "fast-check";
import { hostileText } from "./hostile-texts.ts";

/** A visitor's cookies, as a script writes them, and the address after the path. */
export interface Visit {
  readonly cookies: readonly string[];
  readonly search: string;
  readonly hash: string;
}

// Without lone surrogates: a cookie with one hides all others from Chromium's scripts.
const shortText = hostileText
  .filter((text) => text.length < 60)
  .map((text) => text.replace(/\p{Surrogate}/gu, ""));
const encoded = shortText.map(encodeURIComponent);

const NAMES = [
  "reDimCookieHint",
  "reDimCookieHint",
  "redimcookiehint",
  "xreDimCookieHint",
  "reDimCookieHint2",
  "__proto__",
  "",
];
const VALUES = ["1", "-1", "0", "11", "01", "+1", "1.0", "%31", '"1"', "true", "", "1=1", "1 1", "-1-1"];

const cookie = fc
  .record({
    name: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...NAMES) }, { weight: 1, arbitrary: encoded }),
    value: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...VALUES) },
      { weight: 1, arbitrary: shortText },
    ),
    path: fc.constantFrom("/", "/tests", "/tests/pages"),
  })
  .map(({ name, value, path }) => `${name}=${value.replaceAll(";", "")}; path=${path}`);

const SEARCHES = [
  "cookiehint=set",
  "cookiehint=SET",
  "cookiehint",
  "cookiehint=sett",
  "&&=",
  "%E0%A4%A",
  "__proto__=1",
];
const HASHES = ["nieuw", "menu", "%E0%A4%A", "__proto__", ":is(", "content", "<canary-x>"];

export const visits: fc.Arbitrary<Visit> = fc.record({
  cookies: fc.array(cookie, { maxLength: 5 }),
  search: fc.oneof(fc.constantFrom(...SEARCHES), encoded),
  hash: fc.oneof(fc.constantFrom(...HASHES), encoded),
});
