import { expect, test, type Ui } from "../../../../support/ui.ts";
import { problems } from "../../page.ts";
import { ACCEPT, showsBanner } from "../banner.ts";
import { buildShown, FOOTER, HINT, LINES, SIZES } from "./page.ts";

/** Pages that scroll in different ways, each with the footer's link at its end. */
const PAGES = {
  "the window": { css: "" },
  "the window, with html and body as high as it": { css: "html, body { height: 100% } body { margin: 0 }" },
  "the window, with a footer at the body's lower edge": {
    css: "body { margin: 0; position: relative; min-height: 100vh; padding-bottom: 40px; box-sizing: border-box } footer { position: absolute; bottom: 0 }",
  },
  "the window, with a body in columns": { css: "body { display: flex; flex-direction: column }" },
  "the window, with a body as a grid": { css: "body { display: grid }" },
  body: { css: "html { height: 100%; overflow: hidden } body { height: 100%; margin: 0; overflow: auto }" },
  "an inner element": {
    css: "html, body { margin: 0; height: 100%; overflow: hidden } main { overflow: auto; height: 100vh }",
  },
  "an inner element in columns": {
    css: "body { margin: 0 } main { overflow: auto; height: 100vh; display: flex; flex-direction: column }",
  },
} as const;

/** Scrolls everything to its end, as a visitor does. */
function scrollToEnd() {
  for (const one of document.querySelectorAll("html, body, main")) one.scrollTop = 1e6;
}

/** Whether the link can be pressed where it is seen. */
const canPressLast = (ui: Ui) =>
  ui.eval(() => {
    const link = document.querySelector("#last") as Element;
    const { left, right, top, bottom } = link.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) => document.elementFromPoint((left + right) / 2, y) === link);
  });

const heights = (ui: Ui) =>
  ui.eval(() =>
    [...document.querySelectorAll("html, body, main")].map(({ scrollHeight, clientHeight }) => [
      scrollHeight,
      clientHeight,
    ]),
  );

test.describe("the page's end can be scrolled clear of the banner", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  for (const [name, { css }] of Object.entries(PAGES))
    for (const [width, size] of Object.entries(SIZES))
      test(`in a page that scrolls in ${name}, ${width}`, async ({ ui }) => {
        await buildShown(ui, `<main>${LINES}${FOOTER}</main>${HINT}`, { css, size });
        await expect
          .poll(async () => {
            await ui.eval(scrollToEnd);
            return canPressLast(ui);
          })
          .toBe(true);
        await ui.click("#last");
        await expect.poll(() => ui.url()).toContain("#last");
        await ui.click(ACCEPT);
        await showsBanner(ui, false);
        const open = await heights(ui);
        await ui.eval(() => document.querySelector("dealer-cookie-hint")?.remove());
        expect(await heights(ui)).toEqual(open);
      });

  test("in a page that was short and has grown", async ({ ui }) => {
    await buildShown(ui, `<main></main>${FOOTER}${HINT}`);
    await ui.eval((lines) => {
      (document.querySelector("main") as Element).innerHTML = lines;
    }, LINES);
    await expect
      .poll(async () => {
        await ui.eval(scrollToEnd);
        return canPressLast(ui);
      })
      .toBe(true);
  });

  test("in a short page with its footer at the window's edge", async ({ ui }) => {
    const css =
      "body { margin: 0; min-height: 100vh; display: flex; flex-direction: column } main { flex: 1 }";
    await buildShown(ui, `<main><p>Welkom</p></main>${FOOTER}${HINT}`, { css });
    await expect
      .poll(async () => {
        await ui.eval(scrollToEnd);
        return canPressLast(ui);
      })
      .toBe(true);
  });
});

test.describe("the banner's room", () => {
  test("is not made where nothing is covered", async ({ ui }) => {
    const css = "body { margin: 0; min-height: 100vh; display: flow-root }";
    await buildShown(ui, `<main><p>Welkom</p></main>${HINT}`, { css });
    await ui.eval(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await ui.eval(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  });

  test("is not made in a part of the page that ends above the banner", async ({ ui }) => {
    const css = "body { margin: 0 } aside { height: 200px; overflow: auto }";
    await buildShown(ui, `<aside>${LINES}</aside><main>${LINES}${FOOTER}</main>${HINT}`, { css });
    await expect
      .poll(() => ui.eval(() => getComputedStyle(document.documentElement, "::after").content))
      .toBe('""');
    expect(
      await ui.eval(() => getComputedStyle(document.querySelector("aside") as Element, "::after").content),
    ).toBe("none");
  });

  test("moves nothing that is in view", async ({ ui }) => {
    test.skip(ui.engine !== "chromium", "only Chromium reports layout shifts");
    await buildShown(ui, `<main>${LINES}${FOOTER}</main>${HINT}`);
    await expect
      .poll(() => ui.eval(() => getComputedStyle(document.documentElement, "::after").content))
      .toBe('""');
    const shifts = await ui.eval(
      () =>
        new Promise<number>((done) => {
          const found: PerformanceEntry[] = [];
          new PerformanceObserver((list) => found.push(...list.getEntries())).observe({
            type: "layout-shift",
            buffered: true,
          });
          requestAnimationFrame(() => requestAnimationFrame(() => done(found.length)));
        }),
    );
    expect(shifts).toBe(0);
  });
});
