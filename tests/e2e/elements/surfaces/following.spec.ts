import { expect, test } from "../../../support/ui.ts";
import { NARROW, open, problems, WIDE } from "../page.ts";
import { NARROW_SURFACES, openSurface, putPage, SURFACES_PAGE, WIDE_SURFACES } from "./surfaces.ts";

const LIGHT_AND_DARK = `body { background: #fff; color: #222; transition: background 0.1s }
  [data-theme=dark] body { background: #111; color: #eee } a { color: #06c } [data-theme=dark] a { color: #9cf }`;

const WHITE = "rgb(255, 255, 255)";
const BLACK = "rgb(17, 17, 17)";

const setDark = (isDark: boolean) => {
  if (isDark) document.documentElement.dataset.theme = "dark";
  else delete document.documentElement.dataset.theme;
};

/** The backgrounds of the surfaces in shadow roots. */
const backgrounds = () =>
  ["banner", "panel"].map((part) => {
    const tag = part === "banner" ? "dealer-cookie-hint" : "dealer-call-us";
    const surface = document.querySelector(tag)?.shadowRoot?.querySelector(`[part=${part}]`);
    return surface ? getComputedStyle(surface).backgroundColor : "";
  });

test.describe("the colours of surfaces", () => {
  test.beforeEach(({ ui }) => open(ui, SURFACES_PAGE, WIDE));
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("follow a theme that is switched while they are open", async ({ ui }) => {
    await putPage(ui, { css: LIGHT_AND_DARK });
    for (const name of ["banner", "call panel"] as const) await openSurface(ui, WIDE_SURFACES[name]);
    await expect.poll(() => ui.eval(backgrounds)).toEqual([WHITE, WHITE]);
    await ui.eval(setDark, true);
    await expect.poll(() => ui.eval(backgrounds)).toEqual([BLACK, BLACK]);
    await ui.eval(setDark, false);
    await expect.poll(() => ui.eval(backgrounds)).toEqual([WHITE, WHITE]);
  });

  test("are the page's in the list of a narrow page", async ({ ui }) => {
    await ui.viewport(...NARROW);
    await putPage(ui, { css: "header { position: sticky } body { background: #111; color: #eee }" });
    await openSurface(ui, NARROW_SURFACES.list);
    const colours = () => {
      const list = document.querySelector("dealer-mega-nav")?.shadowRoot?.querySelector("#menu");
      const { backgroundColor, color } = getComputedStyle(list as Element);
      return { backgroundColor, color };
    };
    expect(await ui.eval(colours)).toEqual({ backgroundColor: BLACK, color: "rgb(238, 238, 238)" });
  });

  test("are read again at each opening", async ({ ui }) => {
    await putPage(ui, { css: LIGHT_AND_DARK });
    const panelColour = () =>
      getComputedStyle(document.querySelector("[data-dealer-panel]") as Element).backgroundColor;
    const close = () =>
      document.querySelector<HTMLElement>('[data-dealer-toggle][aria-label*="Aanbod"]')?.click();
    await openSurface(ui, WIDE_SURFACES.dropdown);
    expect(await ui.eval(panelColour)).toBe(WHITE);
    await ui.eval(close);
    await ui.eval(setDark, true);
    await expect.poll(() => ui.eval(() => getComputedStyle(document.body).backgroundColor)).toBe(BLACK);
    await openSurface(ui, WIDE_SURFACES.dropdown);
    await expect.poll(() => ui.eval(panelColour)).toBe(BLACK);
  });

  test("leave nothing in the author's markup", async ({ ui }) => {
    await putPage(ui, { css: "body { background: #fff; color: #333 } a, p { color: #f80 }" });
    const styled = () =>
      [...document.querySelectorAll(":is(header, footer) :is(a, p)[style]")].map(
        ({ localName }) => localName,
      );
    const close = () => {
      document.querySelector("dealer-call-us")?.removeAttribute("open");
      document.querySelector("dealer-cookie-hint")?.remove();
      document.querySelector<HTMLElement>('[data-dealer-toggle][aria-label*="Aanbod"]')?.click();
    };
    for (const name of ["banner", "call panel", "dropdown"] as const)
      await openSurface(ui, WIDE_SURFACES[name]);
    expect((await ui.eval(styled)).sort()).toEqual(["a", "a", "a", "a", "a", "p", "p"]);
    await ui.eval(close);
    await expect.poll(() => ui.eval(styled)).toEqual([]);
  });
});
