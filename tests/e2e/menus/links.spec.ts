import { menuFixtures } from "../../fixtures/menus/index.ts";
import { ELSEWHERE, isLeftToOthers } from "../../support/parts.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { matches, NARROW, WIDE } from "../elements/page.ts";
import { expectNoTrace, MENU_BUTTON, openMenuPage } from "./menu-page.ts";
import { unreachableLinks } from "./reach-links.ts";

const cross = async (ui: Ui, width: number, layout: "desktop" | "mobile") => {
  await ui.viewport(width, 640);
  await expect.poll(() => matches(ui, `dealer-mega-nav:state(${layout})`)).toBe(true);
};

for (const [index, fixture] of menuFixtures.entries())
  test(`${fixture.name}: every link can be reached, wide and narrow, and the markup is restored`, async ({
    ui,
  }) => {
    test.skip(isLeftToOthers(ui.engine, index), ELSEWHERE);
    await openMenuPage(ui, fixture, WIDE);
    expect(await ui.eval(unreachableLinks)).toEqual([]);
    await cross(ui, 769, "desktop");
    await cross(ui, 768, "mobile");
    await cross(ui, 769, "desktop");
    await cross(ui, NARROW[0], "mobile");
    if ((await ui.attribute(MENU_BUTTON, "aria-expanded")) === "false") await ui.click(MENU_BUTTON);
    await expect.poll(() => ui.eval(unreachableLinks)).toEqual([]);
    await expectNoTrace(ui);
  });
