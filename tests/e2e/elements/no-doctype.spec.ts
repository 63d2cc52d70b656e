import { expect, test, type Ui } from "../../support/ui.ts";
import { NARROW, open, PAGE, problems, WIDE } from "./page.ts";

/** As a CMS does that prints anything before its template. */
const NO_DOCTYPE = `${PAGE}&hostile=quirks&probe`;

/** What is open, and whether a visitor sees it whole and can press it. */
const shown = (ui: Ui, selector: string) =>
  ui.eval((wanted) => {
    const found = document.querySelector(wanted)?.getBoundingClientRect() ?? new DOMRect();
    const at = document.elementFromPoint(found.left + found.width / 2, found.top + found.height / 2);
    const isInside =
      found.top >= 0 && found.bottom <= innerHeight && found.left >= 0 && found.right <= innerWidth;
    return { isInside, isOnTop: at?.closest(wanted) !== null };
  }, selector);
const WHOLE = { isInside: true, isOnTop: true };

test.describe("on a page without a doctype", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("the numbers of a button at the window's end are above it", async ({ ui }) => {
    for (const size of [WIDE, NARROW]) {
      await open(ui, NO_DOCTYPE, size);
      expect(await ui.eval(() => document.compatMode)).toBe("BackCompat");
      await ui.eval(() =>
        document
          .querySelector("dealer-call-us")
          ?.setAttribute("style", "position: fixed; right: 0; bottom: 0"),
      );
      await ui.click("dealer-call-us >>> [part=button]");
      await expect.poll(() => shown(ui, "dealer-call-us a")).toEqual(WHOLE);
    }
  });

  test("a menu's panel and list are in the window", async ({ ui }) => {
    await open(ui, NO_DOCTYPE, WIDE);
    await ui.eval(() => {
      const header = document.querySelector<HTMLElement>("header") as HTMLElement;
      header.style.cssText = "position: fixed; inset: auto 0 0; background: #fff";
    });
    await ui.click("#menu > li:last-child button, #menu > li:last-child a");
    await expect.poll(() => shown(ui, '[href="#apk"]')).toEqual(WHOLE);
    await open(ui, NO_DOCTYPE, NARROW);
    await ui.eval(() => {
      const header = document.querySelector<HTMLElement>("header") as HTMLElement;
      header.style.cssText = "position: fixed; inset: auto 0 0; background: #fff";
    });
    await ui.click("dealer-mega-nav >>> [part=toggle]");
    await expect.poll(() => shown(ui, '[href="#home"]')).toEqual(WHOLE);
  });
});
