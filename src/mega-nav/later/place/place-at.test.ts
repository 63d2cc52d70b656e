import { describe, expect, it } from "vitest";
import { placeAt } from "./place-at.ts";

const PAGE = { width: 1000, height: 600 };
const SIZE = { width: 300, height: 200 };
const item = (left: number, top = 0) => ({ left, right: left + 100, top, bottom: top + 44 });

describe("the place at an item", () => {
  it("is below the item, from its start", () => {
    expect(placeAt(item(50), SIZE, PAGE, false)).toEqual({
      "inset-block": "44px auto",
      "inset-inline": "50px auto",
      "max-block-size": "556px",
    });
  });

  it("ends at the item's end where it would leave the window", () => {
    expect(placeAt(item(890), SIZE, PAGE, false)).toMatchObject({ "inset-inline": "690px auto" });
    expect(placeAt(item(100), SIZE, PAGE, true)).toMatchObject({ "inset-inline": "600px auto" });
  });

  it("starts at the item's right in right-to-left text", () => {
    expect(placeAt(item(800), SIZE, PAGE, true)).toMatchObject({ "inset-inline": "100px auto" });
  });

  it("stays inside the window where neither side has room", () => {
    const wide = { width: 980, height: 200 };
    expect(placeAt(item(500), wide, PAGE, false)).toMatchObject({ "inset-inline": "0px auto" });
  });

  it("is above an item at the window's end", () => {
    expect(placeAt(item(50, 540), SIZE, PAGE, false)).toMatchObject({
      "inset-block": "auto 60px",
      "max-block-size": "540px",
    });
  });
});
