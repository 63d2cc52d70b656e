import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { choiceIn } from "./consent.ts";

describe("the choice in a cookie string", () => {
  it.each([
    ["reDimCookieHint=1", "accepted"],
    ["reDimCookieHint=-1", "declined"],
    ["a=b; reDimCookieHint=1; c=d", "accepted"],
    ["a=b;reDimCookieHint=-1;c=d", "declined"],
  ])("%s is %s", (cookies, choice) => expect(choiceIn(cookies)).toBe(choice));

  it.each([
    "",
    "reDimCookieHint",
    "reDimCookieHint=",
    "reDimCookieHint=0",
    "reDimCookieHint=11",
    "reDimCookieHint=1 1",
    "reDimCookieHint=true",
    "xreDimCookieHint=1",
    "reDimCookieHint2=1",
    "redimcookiehint=1",
    "a=reDimCookieHint=1",
  ])("%j is no choice", (cookies) => expect(choiceIn(cookies)).toBeUndefined());

  it("is the refusal when there are two, in either order", () => {
    expect(choiceIn("reDimCookieHint=1; reDimCookieHint=-1")).toBe("declined");
    expect(choiceIn("reDimCookieHint=-1; reDimCookieHint=1")).toBe("declined");
  });

  it("is not lost among unknown values of the same name", () => {
    expect(choiceIn("reDimCookieHint=x; reDimCookieHint=1")).toBe("accepted");
  });

  it("is never found where no cookie has the name", () => {
    const pair = fc.string().filter((text) => !text.includes("reDimCookieHint"));
    fc.assert(fc.property(fc.array(pair), (pairs) => choiceIn(pairs.join("; ")) === undefined));
  });
});
