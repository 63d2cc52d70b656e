import { expect, test, type Ui } from "../../../support/ui.ts";
import { shifts } from "../../layout-shifts.ts";
import { isReady, matches, NARROW, problems } from "../page.ts";
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
  TAG,
} from "./scrolling.ts";

const FLOW_TOP = HEAD_PX + SLIDER_PX;

const setStyle = (ui: Ui, selector: string, style: string) =>
  ui.eval((wanted, text) => document.querySelector(wanted)?.setAttribute("style", text), selector, style);
const isFixed = (ui: Ui) => matches(ui, "dealer-sticky-column:state(fixed)");
const byName = Object.entries<Scroller>(SCROLLERS);
const rowsByName = Object.entries(ROWS);

/** What makes fixed boxes belong to an ancestor. */
const AROUND = [
  "transform: translateZ(0)",
  "translate: 10px 0",
  "filter: brightness(1)",
  "backdrop-filter: blur(1px)",
  "perspective: 500px",
  "will-change: transform",
  "contain: paint",
  "contain: layout",
  "container-type: inline-size",
];

test.describe("a column", () => {
  test.beforeEach(({ ui }) => openScrolling(ui));
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("is where it would be when the code comes after the page was scrolled", async ({ ui }) => {
    for (const [name, { css, markup }] of rowsByName)
      for (const [kind, scroller] of byName) {
        const { selector, topPx = 0 } = scroller;
        await show(ui, css + scroller.css, page(scroller, markup, '<div id="later" class="column"></div>'));
        await scroll(ui, selector, 1000);
        await ui.eval((html) => {
          const later = document.querySelector("#later");
          if (later) later.outerHTML = html;
        }, TAG);
        await expectTop(ui, OWN, topPx + STAYS_AT_PX, `${name}, ${kind}`);
        await scroll(ui, selector, 0);
        await expectTop(ui, OWN, topPx + FLOW_TOP, `${name}, ${kind}: at the start`);
      }
  });

  test("lets its row shrink and grow", async ({ ui }) => {
    for (const [name, { css, markup }] of rowsByName) {
      await show(ui, css, page(SCROLLERS.window, markup));
      await scroll(ui, "html", 1000);
      await setStyle(ui, "#rest", "block-size: 100px");
      const gap = async () => (await boxOf(ui, "#foot")).top - (await boxOf(ui, "#rest")).bottom;
      await expect.poll(gap, `${name}: shrunk`).toBe(0);
      await setStyle(ui, "#rest", "block-size: 2000px");
      await scroll(ui, "html", 1200);
      await expectTop(ui, OWN, STAYS_AT_PX, `${name}: grown`);
    }
  });

  test("follows what changes above it, also while nothing is scrolled", async ({ ui }) => {
    for (const [name, { css, markup }] of rowsByName) {
      await show(ui, css, page(SCROLLERS.window, markup));
      await scroll(ui, "html", 1000);
      await expectTop(ui, OWN, STAYS_AT_PX, name);
      await scroll(ui, "html", 0);
      await setStyle(ui, "#head", "block-size: 150px");
      await scroll(ui, "html", 1000);
      await expectTop(ui, OWN, 150, `${name}: a higher head`);
      await setStyle(ui, "#head", "block-size: 50px");
      await expectTop(ui, OWN, 50, `${name}: a lower head`);
    }
  });

  test("stays inside ancestors that fixed boxes belong to", async ({ ui }) => {
    const { css, markup } = ROWS["a flex row"];
    for (const cut of ["", "overflow: hidden;"])
      for (const style of AROUND) {
        const scroller = {
          css: `#around { ${cut} ${style} }`,
          around: ['<div id="around">', "</div>"],
          selector: "html",
        } as const;
        await show(ui, css + scroller.css, page(scroller, markup));
        const { left, width } = await boxOf(ui, OWN);
        for (const scrolled of [SLIDER_PX + 1, 1000, 700]) {
          await scroll(ui, "html", scrolled);
          await expectTop(ui, OWN, STAYS_AT_PX, `${cut} ${style}: at ${scrolled} px`);
          expect(await boxOf(ui, OWN), `${cut} ${style}`).toMatchObject({ left, width });
        }
      }
  });

  test("moves sideways with its page", async ({ ui }) => {
    for (const [name, { css, markup }] of rowsByName) {
      await show(ui, `${css} body { width: 1800px }`, page(SCROLLERS.window, markup));
      const { left, width } = await boxOf(ui, OWN);
      for (const sideways of [0, 200, 50]) {
        await scroll(ui, "html", 1000, sideways);
        await expect
          .poll(() => boxOf(ui, OWN), `${name}: by ${sideways} px`)
          .toMatchObject({
            top: STAYS_AT_PX,
            left: left - sideways,
            width,
          });
      }
    }
  });

  test("uses the room that there is when it grows, and its end can be reached", async ({ ui }) => {
    const windowPx = await ui.eval(() => innerHeight);
    for (const [name, { css, markup }] of rowsByName) {
      await show(ui, css, page(SCROLLERS.window, markup));
      await scroll(ui, "html", 1000);
      await expectTop(ui, OWN, STAYS_AT_PX, name);
      await setStyle(ui, OWN, "block-size: 680px");
      await expectTop(ui, OWN, windowPx - 680, `${name}: grown`);
      await setStyle(ui, OWN, "block-size: 1500px");
      await expectTop(ui, OWN, 0, `${name}: higher than the window`);
      await ui.wheel((await boxOf(ui, OWN)).left + 50, 300, 1500);
      await expect
        .poll(async () => (await boxOf(ui, OWN)).bottom, `${name}: its end`)
        .toBeLessThanOrEqual(windowPx);
    }
  });

  test("is not fixed where the columns are stacked", async ({ ui }) => {
    const stacked = {
      "a grid of one column": ".row { display: grid }",
      "a flex row that wraps": ".row { display: flex; flex-wrap: wrap } .row > * { flex: 0 0 100% }",
      "a flex column": ".row { display: flex; flex-direction: column }",
      blocks: "",
    };
    const orders = [
      ROWS["a grid that stretches"].markup,
      '<div class="row"><div id="rest">Lijst</div>%</div>',
    ];
    for (const [name, css] of Object.entries(stacked))
      for (const markup of [...orders, ROWS["a column in a stretched aside"].markup]) {
        await show(ui, css, page(SCROLLERS.window, markup));
        await scroll(ui, "html", 0);
        const { top } = await boxOf(ui, OWN);
        for (const scrolled of [SLIDER_PX + 50, 1000]) {
          await scroll(ui, "html", scrolled);
          await expectTop(ui, OWN, top - scrolled, `${name}, ${markup}: at ${scrolled} px`);
        }
        expect(await isFixed(ui), name).toBe(false);
      }
  });

  test("is fixed when the window has room for columns beside each other again", async ({ ui }) => {
    const css =
      "@media (min-width: 600px) { .row { display: flex } .column { width: 200px } .rest { flex: 1 } }";
    await show(ui, css, page(SCROLLERS.window, ROWS["a flex row"].markup));
    await scroll(ui, "html", 1000);
    await expect.poll(() => isFixed(ui)).toBe(true);
    await ui.viewport(...NARROW);
    await expect.poll(() => isFixed(ui)).toBe(false);
    await ui.viewport(1280, 720);
    await scroll(ui, "html", 1001);
    await expect.poll(() => isFixed(ui)).toBe(true);
    await expectTop(ui, OWN, STAYS_AT_PX, "wide again");
  });

  test("causes no error of a ResizeObserver while it grows and the window changes", async ({ ui }) => {
    await ui.eval(() => {
      const found: string[] = [];
      Object.assign(window, { found });
      addEventListener("error", ({ message }) => found.push(message));
    });
    for (const [name, { css, markup }] of rowsByName) {
      await show(ui, css, page(SCROLLERS.window, markup));
      await scroll(ui, "html", 1000);
      await ui.eval(async () => {
        const own = document.querySelector<HTMLElement>("#own");
        for (let frame = 1; own && frame < 30; frame++) {
          own.style.blockSize = `${frame * 50}px`;
          await new Promise(requestAnimationFrame);
        }
      });
      for (const width of [900, 1280]) await ui.viewport(width, 720);
      await expect.poll(() => isFixed(ui), name).toBe(true);
      expect(await ui.eval(() => Reflect.get(window, "found")), name).toEqual([]);
    }
  });
});

test("opened at a place on the page, a column is where it is after scrolling", async ({ ui }) => {
  await ui.viewport(1280, 720);
  for (const row of ["grid", "flex", "float"]) {
    await ui.goto(`/tests/pages/scrolled-row.html?${row}#halfway`);
    await isReady(ui);
    await expectTop(ui, "#halfway", 0, `${row}: the place`);
    await expectTop(ui, OWN, STAYS_AT_PX, row);
    await scroll(ui, "html", 1000);
    await ui.goto(`/tests/pages/scrolled-row.html?${row}#halfway`);
    await expectTop(ui, "#halfway", 0, `${row}: the place again`);
    await expectTop(ui, OWN, STAYS_AT_PX, `${row}: again`);
    await scroll(ui, "html", 0);
    await expectTop(ui, OWN, FLOW_TOP, `${row}: at the start`);
  }
});

test("a column in a row moves nothing when its code comes", async ({ ui }) => {
  test.skip(ui.engine !== "chromium", "only Chromium counts layout shifts");
  await ui.viewport(1280, 720);
  for (const row of ["grid", "flex", "float"]) {
    await ui.goto(`/tests/pages/scrolled-row.html?${row}`);
    await isReady(ui);
    await expectTop(ui, OWN, FLOW_TOP, row);
    expect(await shifts(ui), row).toEqual([]);
  }
});
