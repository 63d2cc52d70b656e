import { menuFixtures } from "../../fixtures/menus/index.ts";
import { ELSEWHERE, isLeftToOthers } from "../../support/parts.ts";
import { ASKS_SOON } from "../../support/timeouts.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { matches, NARROW, WIDE } from "../elements/page.ts";
import { expectNoTrace, MENU_BUTTON, openMenuPage } from "./menu-page.ts";
import { unreachableLinks } from "./reach-links.ts";
import { createTap } from "./tap.ts";
import { type Press, walkToggles } from "./walk-toggles.ts";

const keyOn =
  (ui: Ui, key: string): Press =>
  async (selector) => {
    await ui.eval((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);
    await ui.press(key);
  };

const cross = async (ui: Ui, width: number, layout: "desktop" | "mobile") => {
  await ui.viewport(width, 640);
  await expect.poll(() => matches(ui, `dealer-mega-nav:state(${layout})`), ASKS_SOON).toBe(true);
};

async function reachLinks(ui: Ui) {
  expect(await ui.eval(unreachableLinks), "wide").toEqual([]);
  await cross(ui, 769, "desktop");
  await cross(ui, 768, "mobile");
  await cross(ui, 769, "desktop");
  await cross(ui, NARROW[0], "mobile");
  if ((await ui.attribute(MENU_BUTTON, "aria-expanded")) === "false") await ui.click(MENU_BUTTON);
  await expect.poll(() => ui.eval(unreachableLinks), "narrow").toEqual([]);
}

for (const [index, fixture] of menuFixtures.entries())
  test.describe(() => {
    test.skip(({ engine }) => isLeftToOthers(engine, index), ELSEWHERE);

    test(`${fixture.name}: each toggle opens its own submenu and closes it again, every link can be reached, and the markup is restored`, async ({
      ui,
    }) => {
      await openMenuPage(ui, fixture, WIDE);
      await walkToggles(ui, "by mouse", { open: ui.click, close: ui.click });
      await walkToggles(ui, "by keys", { open: keyOn(ui, "Enter"), close: keyOn(ui, "Space") });
      await reachLinks(ui);
      await expectNoTrace(ui);

      // Only Chromium's driver has fingers.
      if (ui.engine !== "chromium") return;
      await openMenuPage(ui, fixture, NARROW);
      const tap = await createTap(ui);
      await tap(MENU_BUTTON);
      await walkToggles(ui, "by touch", { open: tap, close: tap });
      await expectNoTrace(ui);
    });
  });
