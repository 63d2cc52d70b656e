// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { menuFixtures } from "../../../../tests/fixtures/menus/index.ts";
import { menusWithoutLists } from "../../../../tests/fixtures/menus-without-lists/index.ts";
import { MARK } from "../../marks.ts";
import { outlineOf } from "../../menu/menu-outline.test-support.ts";
import { findItems } from "./find-items.ts";

function rootWith(html: string): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
}

function outlineWithMarks(html: string): string {
  const root = rootWith(html);
  const { items, lists } = findItems(root);
  for (const item of items) item.setAttribute(MARK.item, "");
  for (const [list, value] of lists) list.setAttribute(MARK.list, value);
  return outlineOf(root, "https://dealer.test/occasions/suv/", false);
}

const itemNames = (html: string) => {
  const { items } = findItems(rootWith(html));
  return [...items].map((item) => item.getAttribute("href") ?? item.className);
};

describe("reading a menu without lists", () => {
  it.each(menusWithoutLists)("finds every item of $name", ({ html, outline }) => {
    expect(outlineWithMarks(html)).toBe(outline);
  });

  it.each(menusWithoutLists)("finds the same items of $name in the decorated menu", ({ html }) => {
    const root = rootWith(html);
    const before = findItems(root);
    for (const panel of before.lists.keys()) {
      const toggle = document.createElement("button");
      toggle.setAttribute(MARK.toggle, "");
      panel.before(toggle);
    }
    expect(findItems(root)).toEqual(before);
  });

  it.each(menuFixtures)("leaves $name, which has lists, alone", ({ html }) => {
    const { items, lists } = findItems(rootWith(html));
    expect([items.size, lists.size]).toEqual([0, 0]);
  });

  it("leaves a link and a box of links alone if no item is beside them", () => {
    const html = `<nav><div class="head"><a href="/">Merel</a><div><p><a href="/a">A</a></p></div></div></nav>`;
    expect(itemNames(html)).toEqual([]);
  });

  it("leaves a brand, buttons, a form and the theme's menu button beside the items alone", () => {
    const html = `<nav><a class="navbar-brand" href="/">Merel</a><a role="button" href="#">Menu</a>
      <a class="btn btn-primary" href="/proefrit">Proefrit</a><form><a href="/zoek">Zoek</a></form>
      <a href="/home">Home</a><div class="dd"><button>Aanbod</button><div><a href="/nieuw">Nieuw</a></div></div></nav>`;
    expect(itemNames(html)).toEqual(["/home", "dd", "/nieuw"]);
  });

  it("finds a single dropdown elsewhere in the menu by the class of its panel", () => {
    const dropdown = (name: string) =>
      `<div class="${name}"><a>${name}</a><div class="panel"><a href="/${name}">X</a></div></div>`;
    const html = `<div><a href="/a">A</a>${dropdown("one")}</div><div>${dropdown("two")}</div>`;
    expect(itemNames(html)).toEqual(["/a", "one", "/one", "two", "/two"]);
  });

  it("reads a title and a box in a panel as a column, where no link is beside them", () => {
    const column = (name: string) => `<div><b>${name}</b><div><a href="/${name}">${name}</a></div></div>`;
    const html = `<nav><a href="/a">A</a><div class="dd"><a>B</a><div class="panel">${column("c")}${column("d")}</div></div></nav>`;
    const root = rootWith(html);
    const { items, lists } = findItems(root);
    expect([...items].map(({ className, textContent }) => className || textContent)).toEqual([
      "A",
      "dd",
      "c",
      "d",
    ]);
    expect(lists.get(root.querySelector(".panel") as HTMLElement)).toBe("wide");
  });
});
