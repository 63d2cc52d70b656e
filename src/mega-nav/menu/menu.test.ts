// @vitest-environment jsdom: happy-dom does not close omitted </li> tags
import { describe, expect, it } from "vitest";
import { type MenuFixture, menuFixtures } from "../../../tests/fixtures/menus/index.ts";
import { decorateTabs } from "../decoration/decorate-tabs.ts";
import type { MenuBranch } from "../menu-branch.ts";
import { Menu } from "./menu.ts";
import { outlineOf } from "./menu-outline.test-support.ts";
import { tabLists } from "./tab-lists.ts";

const decorateLists = ({ branches, ledger }: Menu) => {
  for (const [list, tabs] of tabLists(branches.all()))
    decorateTabs(list, tabs, tabs[0] as MenuBranch, ledger);
};

/** The branches of a menu whose tab lists are decorated after a number of visits, and again at the end. */
function branchesOf({ name, html }: MenuFixture, visitsBefore: number): string[] {
  const root = document.createElement("div");
  root.innerHTML = html;
  const menu = new Menu(root, () => name.startsWith("tabs-"));
  let visits = 0;
  do if (visits++ === visitsBefore) decorateLists(menu);
  while (menu.visitNext());
  decorateLists(menu);
  return [...menu.branches.all()].map(
    ({ label, level, tabList, toggle }) =>
      `${label}, ${level}, ${tabList ? "tab" : "toggle"} as ${toggle.getAttribute("role")}`,
  );
}

it.each(menuFixtures)("reads the same branches in $name wherever a slice of the work ends", (fixture) => {
  const atOnce = branchesOf(fixture, Number.POSITIVE_INFINITY);
  for (let visits = 0; visits < 6; visits++) expect(branchesOf(fixture, visits)).toEqual(atOnce);
});

it.each(menuFixtures)("leaves $name alone when work goes on after the list was restored", ({ html }) => {
  const root = document.createElement("div");
  root.innerHTML = html;
  const menu = new Menu(root, () => false);
  menu.visitNext();
  menu.restore();
  const restored = root.innerHTML;
  expect(menu.visitNext()).toBe(false);
  expect(root.innerHTML).toBe(restored);
});

describe("reading a menu", () => {
  it.each(menuFixtures)("finds every item of $name", ({ name, html, outline, address }) => {
    const root = document.createElement("div");
    root.innerHTML = html;
    expect(outlineOf(root, address, name.startsWith("tabs-"))).toBe(outline);
  });

  it("opens both the panel that the label links to and the list in the item", () => {
    const root = document.createElement("div");
    root.innerHTML = `<ul><li><a href="#p">P</a><ul><li>Q</li></ul></li></ul><div id="p">R</div>`;
    expect(outlineOf(root, "https://dealer.test/", false)).toBe("P [a opens div#p, ul]\n  Q");
  });
});
