import { READABLE } from "../../../../src/kernel/styles/surface/colours.ts";
import { expect, test } from "../../../support/ui.ts";
import { WIDE } from "../page.ts";
import { PAGE_STYLES, type PageStyle } from "./page-styles.ts";
import { textsOn } from "./texts-on.ts";

/** Pages with colours for links that no rule can know. */
const UNKNOWN = ["links that can hardly be read", "one surface for all"];

const MARKUP = `<header><dealer-mega-nav><nav><ul><li><a href="#aanbod">Aanbod</a>
  <ul><li><a href="#nieuw">Nieuw</a></li><li>Alleen tekst</li></ul></li></ul></nav></dealer-mega-nav></header>`;

/** On the page: an author's page, with the focus on the item that shows its dropdown. */
function showDropdown(markup: string, { css, root = {} }: PageStyle) {
  const { documentElement, body } = document;
  delete documentElement.dataset.theme;
  Object.assign(documentElement.dataset, root);
  (document.querySelector("#theme") as Element).textContent = css;
  body.innerHTML = markup;
  document.querySelector<HTMLElement>("[href='#aanbod']")?.focus();
}

test("a dropdown can be read before its code, in every style of page", async ({ ui }) => {
  test.skip(ui.engine !== "chromium", "no engine computes colours in another way");
  await ui.viewport(...WIDE);
  await ui.goto("/~drop-silent/chunks/tests/pages/surfaces.html");
  const faults: string[] = [];
  for (const [style, look] of Object.entries(PAGE_STYLES).filter(([name]) => !UNKNOWN.includes(name))) {
    await ui.eval(showDropdown, MARKUP, look);
    const texts = await ui.eval(textsOn, "dealer-mega-nav li > ul");
    expect(texts.length, style).toBe(2);
    for (const { text, ratio } of texts) if (ratio < READABLE) faults.push(`${style}: ${text} ${ratio}`);
  }
  expect(faults).toEqual([]);
});
