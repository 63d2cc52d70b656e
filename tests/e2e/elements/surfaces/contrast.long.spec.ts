import { expect, test } from "../../../support/ui.ts";
import { NARROW, open, WIDE } from "../page.ts";
import { PAGE_STYLES } from "./page-styles.ts";
import { DRAWERS, NARROW_SURFACES, SURFACES_PAGE, WIDE_SURFACES } from "./surfaces.ts";
import { unreadable } from "./unreadable.ts";

test.describe("every text on a surface can be read, in every style of page", () => {
  test.skip(({ engine }) => engine !== "chromium", "no engine computes colours in another way");

  for (const style of Object.keys(PAGE_STYLES))
    test(`on a wide page, ${style}`, async ({ ui }) => {
      await open(ui, SURFACES_PAGE, WIDE);
      expect(await unreadable(ui, WIDE_SURFACES, { styles: [style] })).toEqual([]);
    });

  test("in the list of a narrow page", async ({ ui }) => {
    await open(ui, SURFACES_PAGE, NARROW);
    expect(await unreadable(ui, NARROW_SURFACES)).toEqual([]);
  });

  test("in a drawer", async ({ ui }) => {
    await open(ui, SURFACES_PAGE, NARROW);
    expect(await unreadable(ui, DRAWERS, { menuAttributes: 'mobile="drawer"' })).toEqual([]);
  });
});
