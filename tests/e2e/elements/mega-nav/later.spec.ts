import { holdFiles } from "../../../support/hold.ts";
import { expect, test } from "../../../support/ui.ts";
import { isShown, NARROW, open, PAGE, problems, WIDE } from "../page.ts";
import { focus, hasLaterCode, isExpanded, link, MENU_BUTTON, toggleOf } from "./menu.ts";

/* The code that the first press does not wait for comes while the visitor uses the menu. */

const WIDTHS = { wide: WIDE, narrow: NARROW };

for (const [width, size] of Object.entries(WIDTHS))
  for (const key of ["Enter", "Space", "mouse"] as const)
    test(`what was opened by ${key} on a ${width} page stays open when more code comes`, async ({ ui }) => {
      const later = holdFiles("later-");
      await open(ui, later.on(`${PAGE}&probe`), size);
      const press = async (control: string) => {
        if (key === "mouse") return ui.click(control);
        await focus(ui, control);
        await ui.press(key);
      };
      if (width === "narrow") await ui.click(MENU_BUTTON);
      await press(toggleOf("Werkplaats"));
      await expect.poll(() => isShown(ui, link("apk"))).toBe(true);
      await later.release();
      await hasLaterCode(ui);
      await ui.eval(async () => {
        for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
      });
      expect(await isShown(ui, link("apk"))).toBe(true);
      expect(await isExpanded(ui, "Werkplaats")).toBe(true);
      expect(await problems(ui)).toEqual([]);
    });
