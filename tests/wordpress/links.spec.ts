import { expect, test } from "../support/ui.ts";
import { type FoundLink, prodLinks } from "./support/links.ts";
import { findSubmenus, openSubmenu, toggleOf, visitMenu } from "./support/menu.ts";
import { seed } from "./support/seed.ts";
import { tabThroughMenu } from "./support/tab-walk.ts";
import { expectSilence, NARROW, WIDE } from "./support/visit.ts";

const TOP_LEVEL = "dealer-mega-nav ul.menu";

expectSilence();

for (const size of [WIDE, NARROW]) {
  test(`${size.name}: no link is covered after its submenus have been opened`, async ({ ui }) => {
    await visitMenu(ui, "/", size);
    const found: FoundLink[] = await prodLinks(ui, TOP_LEVEL);
    for (const submenu of await findSubmenus(ui)) {
      await openSubmenu(ui, submenu, (item) => ui.click(toggleOf(item)));
      found.push(...(await prodLinks(ui, `#${submenu.item} > ul`)));
    }
    expect(found.filter(({ coveredBy }) => coveredBy)).toEqual([]);
    expect(found).toHaveLength(seed.links);
  });

  test(`${size.name}: Tab and Enter reach every link`, async ({ ui }) => {
    await visitMenu(ui, "/contact/", size);
    const { links, pressed } = await tabThroughMenu(ui);
    expect(links.filter((href) => href !== "#")).toHaveLength(seed.links);
    expect(pressed).toBe(seed.submenus);
  });
}

test("a link keeps the editor's address, target and title", async ({ ui }) => {
  await visitMenu(ui, "/", WIDE);
  const count = (selector: string) =>
    ui.eval((asked) => document.querySelectorAll(`dealer-mega-nav ${asked}`).length, selector);
  expect(await count("li")).toBe(seed.items);
  expect(await count("a[target=_blank]")).toBe(seed.newWindows);
  expect(await ui.attribute("dealer-mega-nav a[href^='https://fabrikant.example/?']", "title")).toBe(
    "De “nieuwe” coupé",
  );
  expect(await ui.text("dealer-mega-nav a[href^='https://fabrikant.example/?']")).toBe(
    "Coupé (een “sportieve” & open auto)",
  );
});
