// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { type MenuFixture, menuFixtures } from "../../tests/fixtures/menus/index.ts";
import { tabLists } from "./active-tabs.ts";
import { dressTabs } from "./dressing/dress-tabs.ts";
import { Menu } from "./menu.ts";
import type { MenuBranch } from "./menu-branch.ts";
import { outlineOf } from "./menu-outline.test-support.ts";

const dressLists = ({ branches, ledger }: Menu) => {
  for (const [list, tabs] of tabLists(branches.all())) dressTabs(list, tabs, tabs[0] as MenuBranch, ledger);
};

/** The branches of a menu whose lists of tabs are dressed after so many visits, and again at the end. */
function branchesOf({ name, html }: MenuFixture, visitsBefore: number): string[] {
  const root = document.createElement("div");
  root.innerHTML = html;
  const menu = new Menu(root, () => name.startsWith("tabs-"));
  let visits = 0;
  do if (visits++ === visitsBefore) dressLists(menu);
  while (menu.visitNext());
  dressLists(menu);
  return [...menu.branches.all()].map(
    ({ label, level, tabList, toggle }) =>
      `${label}, ${level}, ${tabList ? "tab" : "toggle"} as ${toggle.getAttribute("role")}`,
  );
}

it.each(menuFixtures)("$name is read alike wherever a slice of the work ends", (fixture) => {
  const atOnce = branchesOf(fixture, Number.POSITIVE_INFINITY);
  for (let visits = 0; visits < 6; visits++) expect(branchesOf(fixture, visits)).toEqual(atOnce);
});

it.each(menuFixtures)("$name is left alone by work that goes on after it was given back", ({ html }) => {
  const root = document.createElement("div");
  root.innerHTML = html;
  const menu = new Menu(root, () => false);
  menu.visitNext();
  menu.restore();
  const givenBack = root.innerHTML;
  expect(menu.visitNext()).toBe(false);
  expect(root.innerHTML).toBe(givenBack);
});

describe("reading a menu", () => {
  it.each(menuFixtures)("finds every item of $name as it is meant", ({ name, html, outline, address }) => {
    const root = document.createElement("div");
    root.innerHTML = html;
    expect(outlineOf(root, address, name.startsWith("tabs-"))).toBe(outline);
  });

  it("opens with the panel that a link points to what else its item holds", () => {
    const root = document.createElement("div");
    root.innerHTML = `<ul><li><a href="#p">P</a><ul><li>Q</li></ul></li></ul><div id="p">R</div>`;
    expect(outlineOf(root, "https://dealer.test/", false)).toBe("P [a opens div#p, ul]\n  Q");
  });
});
