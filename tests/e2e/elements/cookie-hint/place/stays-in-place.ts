import { expect, type Ui } from "../../../../support/ui.ts";
import { problems, scrollTo } from "../../page.ts";
import { buildShown, HINT, isInPlace, LINES, type Size } from "./page.ts";

/** What a page puts above everything that is in the page. */
const OVERLAY =
  '<div style="position: fixed; inset: auto 0 0; block-size: 60px; z-index: 2147483647; background: #060"></div>';

/** The banner is at the window's edge inside an element with this style: at first, scrolled and after a dialog. */
export async function staysInPlace(ui: Ui, style: string, size: Size): Promise<void> {
  await buildShown(ui, `<div style="${style}">${HINT}${LINES}</div><main>${LINES}</main>${OVERLAY}`, {
    size,
  });
  await isInPlace(ui, "at first");
  await scrollTo(ui, 500);
  await isInPlace(ui, "scrolled");
  await ui.eval(() => {
    const dialog = document.createElement("dialog");
    document.body.append(dialog);
    dialog.showModal();
    dialog.close();
  });
  await isInPlace(ui, "after a dialog");
  expect(await problems(ui)).toEqual([]);
}
