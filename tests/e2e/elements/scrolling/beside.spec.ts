import { expect, test, type Ui } from "../../../support/ui.ts";
import { matches, problems } from "../page.ts";
import {
  boxOf,
  expectTop,
  OWN,
  openScrolling,
  page,
  ROWS,
  SCROLLERS,
  STAYS_AT_PX,
  scroll,
  show,
  TAG,
} from "./scrolling.ts";

const SCROLLED_PX = 700;
const TEXT = '<p style="margin: 0">Lees</p>'.repeat(100);
const FLOAT = TAG.replace("<dealer-sticky-column", '<dealer-sticky-column style="float: left; width: 200px"');
const WIDE_FLOAT = FLOAT.replace("200px", "100vw");

const BESIDE = {
  "text around a float": `<div class="row">${FLOAT}${TEXT}</div>`,
  "text around a float in an aside": `<div class="row"><aside style="float: right; width: 200px">${TAG}</aside>${TEXT}</div>`,
  "text behind a placed column": `<div class="row" style="position: relative; padding-left: 220px"><div style="position: absolute; left: 0; width: 200px; top: 0; bottom: 0">${TAG}</div>${TEXT}</div>`,
  "a box without a box": `<div class="row" style="display: grid; grid-template-columns: 200px 1fr">${TAG}<div style="display: contents"><div style="height: 2400px"></div></div></div>`,
};

const NOT_BESIDE = {
  "a column alone": TAG,
  "a column alone in its row": `<div class="row"><aside>${TAG}</aside></div><div style="height: 2000px"></div>`,
  "a column with a lower box after it": `<div class="row">${TAG}<div style="height: 10px"></div></div>`,
  "text after a float as wide as the page": `<div class="row">${WIDE_FLOAT}${TEXT}</div>`,
  "a fixed box": `<div class="row"><aside>${TAG}</aside><div style="position: fixed; right: 0; top: 300px; width: 50px; height: 300px"></div></div>`,
  "a hidden box": `<div class="row"><aside style="width: 200px">${TAG}</aside><div hidden>Lijst</div></div>`,
};

const isFixed = (ui: Ui) => matches(ui, "dealer-sticky-column:state(fixed)");

test.beforeEach(({ ui }) => openScrolling(ui));
test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

test("a column stays where something is beside it, and only there", async ({ ui }) => {
  for (const [name, row] of Object.entries(BESIDE)) {
    await show(ui, "", page(SCROLLERS.window, row));
    await scroll(ui, "html", SCROLLED_PX);
    await expectTop(ui, OWN, STAYS_AT_PX, name);
    expect(await isFixed(ui), name).toBe(true);
  }
  for (const [name, row] of Object.entries(NOT_BESIDE)) {
    await show(ui, "#foot { block-size: 2000px }", page(SCROLLERS.window, row));
    const { top } = await boxOf(ui, OWN);
    await scroll(ui, "html", SCROLLED_PX);
    await expectTop(ui, OWN, top - SCROLLED_PX, name);
    expect(await isFixed(ui), name).toBe(false);
  }
});

test("a column stays beside content that has the slider in it", async ({ ui }) => {
  const main = '<main style="flex: 1"><div id="slider"></div><div style="height: 3000px"></div></main>';
  await show(ui, "", `<div style="display: flex"><aside style="width: 200px">${TAG}</aside>${main}</div>`);
  await scroll(ui, "html", SCROLLED_PX);
  await expect.poll(() => isFixed(ui)).toBe(true);
  await expectTop(ui, OWN, 0, "beside the slider");
});

/** What a visitor sees and can press at the edges of a column that is higher than the window. */
function edges() {
  const own = document.querySelector("#own") as HTMLElement;
  const box = document.querySelector("dealer-sticky-column")?.shadowRoot?.querySelector(".high");
  const [inner, outer] = [own.getBoundingClientRect(), box?.getBoundingClientRect() ?? new DOMRect()];
  const { clientWidth, scrollWidth } = document.documentElement;
  return {
    text: own.offsetWidth,
    shadows: [inner.left - outer.left, Math.round(outer.right - inner.right)],
    pressed: document.elementFromPoint(inner.right + 25, 300)?.id ?? "",
    sideways: scrollWidth - clientWidth,
  };
}

test("a column higher than the window keeps its width and its shadows, and covers nothing", async ({
  ui,
}) => {
  const high = TAG.replace('"own"', '"own" style="block-size: 1500px"');
  const side = ROWS["a flex row at its start, at the right"];
  for (const [row, end] of [[ROWS["a flex row"], 32] as const, [side, 0] as const]) {
    await show(ui, row.css, page(SCROLLERS.window, row.markup, high));
    const { width } = await boxOf(ui, OWN);
    await scroll(ui, "html", SCROLLED_PX);
    const pressed = end ? "rest" : "";
    await expect
      .poll(() => ui.eval(edges), row.css)
      .toEqual({ text: width, shadows: [32, end], pressed, sideways: 0 });
  }
});
