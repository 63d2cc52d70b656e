import { expect, test } from "../support/ui.ts";
import { CLOSED, expectState, findSubmenus, openSubmenu, toggleOf, visitMenu } from "./support/menu.ts";
import { seed } from "./support/seed.ts";
import { expectSilence, NARROW, WIDE } from "./support/visit.ts";

expectSilence();

for (const size of [WIDE, NARROW]) {
  test(`${size.name}: every submenu opens and closes with the mouse`, async ({ ui }) => {
    await visitMenu(ui, "/", size);
    const submenus = await findSubmenus(ui);
    expect(submenus).toHaveLength(seed.submenus);
    for (const submenu of submenus) {
      await expectState(ui, submenu.item, CLOSED);
      await openSubmenu(ui, submenu, (item) => ui.click(toggleOf(item)));
      await ui.click(toggleOf(submenu.item));
      await expectState(ui, submenu.item, CLOSED);
    }
  });

  test(`${size.name}: every submenu opens with Enter, and Escape closes it and returns the focus`, async ({
    ui,
  }) => {
    const focus = (item: string) =>
      ui.eval((selector) => document.querySelector<HTMLElement>(selector)?.focus(), toggleOf(item));
    const pressEnter = async (item: string) => {
      await focus(item);
      await ui.press("Enter");
    };
    await visitMenu(ui, "/", size);
    const submenus = await findSubmenus(ui);
    expect(submenus).toHaveLength(seed.submenus);
    for (const submenu of submenus) {
      await openSubmenu(ui, submenu, pressEnter);
      await ui.press("Escape");
      await expectState(ui, submenu.item, CLOSED);
      expect(
        await ui.eval((selector) => document.activeElement?.matches(selector), toggleOf(submenu.item)),
      ).toBe(true);
    }
  });

  test(`${size.name}: a parent without an address opens by its own label`, async ({ ui }) => {
    await visitMenu(ui, "/", size);
    const labels = (await findSubmenus(ui)).filter(({ isLabel }) => isLabel);
    expect(labels).toHaveLength(seed.labels);
    const press = (item: string) =>
      ui.click(labels.some((label) => label.item === item) ? `#${item} > a` : toggleOf(item));
    for (const label of labels) await openSubmenu(ui, label, press);
    expect(await ui.eval(() => location.hash)).toBe("");
  });
}
