// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { menuFixtures } from "../../../tests/fixtures/menus/index.ts";
import { outlineOf } from "./outline.test-support.ts";
import { readMenu } from "./read-menu.ts";

describe("reading a menu", () => {
  it.each(menuFixtures)("finds every item of $name as it is meant", ({ name, html, outline, address }) => {
    const root = document.createElement("div");
    root.innerHTML = html;
    const isTabs = name.startsWith("tabs-");
    expect(outlineOf(readMenu(root, address), isTabs)).toBe(outline);
  });

  it("opens with the panel that a link points to what else its item holds", () => {
    const root = document.createElement("div");
    root.innerHTML = `<ul><li><a href="#p">P</a><ul><li>Q</li></ul></li></ul><div id="p">R</div>`;
    expect(outlineOf(readMenu(root, "https://dealer.test/"), false)).toBe("P [a opens div#p, ul]\n  Q");
  });
});
