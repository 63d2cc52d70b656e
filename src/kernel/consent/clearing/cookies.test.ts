import { describe, expect, it } from "vitest";
import { domainsOf, namesIn, pathsOf } from "./cookies.ts";

describe("the domains that a script can set cookies for", () => {
  it.each([
    ["www.autohuismerel.nl", ["", "www.autohuismerel.nl", "autohuismerel.nl"]],
    ["autohuismerel.nl", ["", "autohuismerel.nl"]],
    ["localhost", [""]],
    ["127.0.0.1", [""]],
    ["[::1]", [""]],
  ])("of %s are %j", (hostname, domains) => expect(domainsOf(hostname)).toEqual(domains));
});

it("the paths above a page come with and without the final slash", () => {
  expect(pathsOf("/")).toEqual(["/"]);
  expect([...pathsOf("/occasions/suv/")].sort()).toEqual([
    "/",
    "/occasions",
    "/occasions/",
    "/occasions/suv",
    "/occasions/suv/",
  ]);
});

it("the names in a cookie string leave out values and cookies without a name", () => {
  expect(namesIn("_ga=GA1.1; a=b=c;  spaced=1; =nameless; lone")).toEqual(["_ga", "a", "spaced", "lone"]);
  expect(namesIn("")).toEqual([]);
});
