import { expect, test } from "../support/ui.ts";
import { findSubmenus, openSubmenu, showMenu, toggleOf } from "./support/menu.ts";
import { expectSilence, loaderGone, motionOver, NARROW, untilMatches, visit, WIDE } from "./support/visit.ts";

const HEADER = ".site-header";
const PATHS = ["/", "/autos/nieuwe-autos/suv/"];

expectSilence();

for (const path of PATHS) {
  for (const size of [WIDE, NARROW]) {
    test(`${size.name}: ${path} has no axe violations, closed and open`, async ({ ui }) => {
      await visit(ui, path, size);
      await loaderGone(ui);
      expect(await ui.axe()).toEqual([]);

      await showMenu(ui, size);
      const [first] = await findSubmenus(ui);
      if (!first) throw new Error("No submenu here");
      await openSubmenu(ui, first, (item) => ui.click(toggleOf(item)));
      await motionOver(ui);
      expect(await ui.axe({ include: HEADER })).toEqual([]);

      await ui.click("dealer-call-us >>> button[part~=button]");
      await untilMatches(ui, "dealer-call-us:state(open)");
      await motionOver(ui);
      expect(await ui.axe({ include: HEADER })).toEqual([]);
    });
  }
}
