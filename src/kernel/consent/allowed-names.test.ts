import { describe, expect, it } from "vitest";
import { namesIn } from "./allowed-names.ts";

describe("the names that the owner allows", () => {
  it.each([
    ["XSRF-TOKEN, cart", ["XSRF-TOKEN", "cart"]],
    ["XSRF-TOKEN, cart,", ["XSRF-TOKEN", "cart"]],
    [", XSRF-TOKEN ,, cart , ", ["XSRF-TOKEN", "cart"]],
    ["\n  XSRF-TOKEN,\n  cart,\n", ["XSRF-TOKEN", "cart"]],
    ["__Host-b,c.d", ["__Host-b", "c.d"]],
    ["", []],
    [",", []],
  ])("in %j are %j", (text, names) => expect(namesIn(text)).toEqual(names));

  it.each(["cart XSRF-TOKEN", "a, cart\nXSRF-TOKEN,", "*", "a*, b", "a=1", "a; b"])(
    "are none in %j, which cannot be used",
    (text) => expect(namesIn(text)).toEqual([]),
  );
});
