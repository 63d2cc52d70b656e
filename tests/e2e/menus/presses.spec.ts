import { menuFixtures } from "../../fixtures/menus/index.ts";
import { ELSEWHERE, isLeftToOthers } from "../../support/parts.ts";
import { test, type Ui } from "../../support/ui.ts";
import { NARROW, WIDE } from "../elements/page.ts";
import { expectNoTrace, MENU_BUTTON, openMenuPage } from "./menu-page.ts";
import { createTap } from "./tap.ts";
import { type Press, walkToggles } from "./walk-toggles.ts";

const keyOn =
  (ui: Ui, key: string): Press =>
  async (selector) => {
    await ui.eval((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);
    await ui.press(key);
  };

for (const [index, fixture] of menuFixtures.entries())
  test(`${fixture.name}: each toggle opens its own submenu and closes it again, by mouse and by keys`, async ({
    ui,
  }) => {
    test.skip(isLeftToOthers(ui.engine, index), ELSEWHERE);
    await openMenuPage(ui, fixture, WIDE);
    await walkToggles(ui, { open: ui.click, close: ui.click });
    await walkToggles(ui, { open: keyOn(ui, "Enter"), close: keyOn(ui, "Space") });
    await expectNoTrace(ui);
  });

test.describe("by touch", () => {
  test.skip(({ engine }) => engine !== "chromium", "only Chromium's driver has fingers");

  for (const fixture of menuFixtures)
    test(`${fixture.name}: each toggle opens its own submenu and closes it again`, async ({ ui }) => {
      await openMenuPage(ui, fixture, NARROW);
      const tap = await createTap(ui);
      await tap(MENU_BUTTON);
      await walkToggles(ui, { open: tap, close: tap });
      await expectNoTrace(ui);
    });
});
