import { expect, test, type Ui } from "../../../support/ui.ts";
import { matches, problems } from "../page.ts";
import {
  boxOf,
  expectTop,
  HEAD_PX,
  OWN,
  openScrolling,
  page,
  ROWS,
  SCROLLERS,
  type Scroller,
  SLIDER_PX,
  STAYS_AT_PX,
  scroll,
  show,
} from "./scrolling.ts";

/** Scrolls down the page and up again, and looks where the column is. */
async function expectToStay(ui: Ui, { selector, topPx = 0 }: Scroller, name: string) {
  const flowTop = topPx + HEAD_PX + SLIDER_PX;
  const before = await boxOf(ui, OWN);
  expect(before.top, `${name}: at the start`).toBe(flowTop);
  const tops: Record<number, number> = {
    50: flowTop - 50,
    [SLIDER_PX]: topPx + STAYS_AT_PX,
    [SLIDER_PX + 1]: topPx + STAYS_AT_PX,
    1400: topPx + STAYS_AT_PX,
    600: topPx + STAYS_AT_PX,
  };
  for (const [scrolled, top] of Object.entries(tops)) {
    await scroll(ui, selector, Number(scrolled));
    await expectTop(ui, OWN, top, `${name}: at ${scrolled} px`);
    const { left, width } = await boxOf(ui, OWN);
    expect({ left, width }, `${name}: at ${scrolled} px`).toEqual({ left: before.left, width: before.width });
    const isFixed = await matches(ui, "dealer-sticky-column:state(fixed)");
    expect(isFixed, `${name}: fixed at ${scrolled} px`).toBe(Number(scrolled) > SLIDER_PX);
  }
  await scroll(ui, selector, 1e5);
  await expect
    .poll(async () => (await boxOf(ui, OWN)).bottom, `${name}: ends with its row`)
    .toBe((await boxOf(ui, "#rest")).bottom);
  await scroll(ui, selector, 100);
  await expectTop(ui, OWN, flowTop - 100, `${name}: up again`);
}

for (const [kind, { css, markup }] of Object.entries(ROWS))
  test(`the column stays in ${kind}, in every scroller`, async ({ ui }) => {
    await openScrolling(ui);
    for (const [name, scroller] of Object.entries<Scroller>(SCROLLERS)) {
      await show(ui, css + scroller.css, page(scroller, markup));
      await expectToStay(ui, scroller, name);
    }
    expect(await problems(ui)).toEqual([]);
  });
