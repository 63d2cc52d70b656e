import { READABLE } from "../../../../src/kernel/styles/surface/colours.ts";
import { expect, type Ui } from "../../../support/ui.ts";
import { problems } from "../page.ts";
import { PAGE_STYLES } from "./page-styles.ts";
import { openSurface, putPage, type Surface } from "./surfaces.ts";

/** In a header that stays in the window the list of a narrow page opens over the page. */
const STICKY = "header { position: sticky; inset-block-start: 0 }";

/** What cannot be read on the surfaces of each page style, opened one after another. */
export async function unreadable(
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
