import { READABLE } from "../../../../src/kernel/styles/surface/colours.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { NARROW, open, problems, WIDE } from "../page.ts";
import { PAGE_STYLES } from "./page-styles.ts";
import {
  DRAWERS,
  NARROW_SURFACES,
  openSurface,
  putPage,
  SURFACES_PAGE,
  type Surface,
  WIDE_SURFACES,
} from "./surfaces.ts";

/** In a header that stays in the window the list of a narrow page opens over the page. */
const STICKY = "header { position: sticky; inset-block-start: 0 }";

/** What cannot be read on the surfaces of each page style, opened one after another. */
async function unreadable(
  ui: Ui,
  surfaces: Readonly<Record<string, Surface>>,
  { styles = Object.keys(PAGE_STYLES), menuAttributes = "" } = {},
) {
  const faults: string[] = [];
  for (const [style, look] of Object.entries(PAGE_STYLES).filter(([name]) => styles.includes(name))) {
    await putPage(ui, { ...look, css: `${STICKY} ${look.css}` }, menuAttributes);
    for (const [name, surface] of Object.entries(surfaces))
      for (const { text, ratio } of await openSurface(ui, surface))
        if (ratio < READABLE) faults.push(`${style}, ${name}: ${text} ${ratio}`);
  }
  expect(await problems(ui)).toEqual([]);
  return faults;
}

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
