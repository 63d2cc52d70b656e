import { expect, test } from "../../../support/ui.ts";
import { NARROW, open, WIDE } from "../page.ts";
import { NARROW_SURFACES, SURFACES_PAGE, WIDE_SURFACES } from "./surfaces.ts";
import { unreadable } from "./unreadable.ts";

/* Of the styles of pages, those that sites have most; all of them are in the long run. */
const MOST = [
  "no styles",
  "dark, without a colour scheme",
  "dark by an attribute",
  "sand-coloured",
  "a picture, dark",
  "a dark bar on a light page",
];

test.describe("every text on a surface can be read", () => {
  test.skip(({ engine }) => engine !== "chromium", "no engine computes colours in another way");

  for (const style of MOST)
    test(`on a wide page, ${style}`, async ({ ui }) => {
      await open(ui, SURFACES_PAGE, WIDE);
      expect(await unreadable(ui, WIDE_SURFACES, { styles: [style] })).toEqual([]);
    });

  test("in the list of a narrow page", async ({ ui }) => {
    await open(ui, SURFACES_PAGE, NARROW);
    expect(await unreadable(ui, NARROW_SURFACES, { styles: MOST })).toEqual([]);
  });
});
