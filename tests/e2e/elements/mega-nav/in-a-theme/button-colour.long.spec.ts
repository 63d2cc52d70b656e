import { PNG } from "pngjs";
import { contrastOf, type Rgb, rgbOf } from "../../../../../src/kernel/styles/surface/colours.ts";
import { expect, test, type Ui } from "../../../../support/ui.ts";
import { isShown, matches, NARROW } from "../../page.ts";
import { MENU_BUTTON } from "../menu.ts";
import { LIST, openTheme } from "./theme.ts";

/* Many themes lay a header without a background over a dark first picture, and colour only its links. */

const DARK = "rgb(20, 20, 20)";
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' width='360' height='400'><rect width='360' height='400' fill='#141414'/></svg>",
)}`;

const CLOSE = "dealer-mega-nav >>> [part=close]";

const HEROES = {
  "a dark box": `<div class="hero" style="background: ${DARK}"></div>`,
  "a dark background picture": `<div class="hero" style="background-image: url(&quot;${PICTURE}&quot;)"></div>`,
  "a dark picture": `<img class="hero" alt="" src="${PICTURE}">`,
  "a dark picture in a link": `<a href="#hero"><img class="hero" alt="" src="${PICTURE}"></a>`,
  "the page": '<div class="hero"></div>',
} as const;

const HEADERS = {
  absolute: "position: absolute; inset: 0 0 auto",
  fixed: "position: fixed; inset: 0 0 auto",
  "before a hero that slides under it": "position: relative; z-index: 1; margin-bottom: -90px",
} as const;

/** Whether a button's text can be read on what is drawn around it. */
async function contrast(ui: Ui, part = "toggle"): Promise<number> {
  const { x, y, colour } = await ui.eval(async (name) => {
    const root = document.querySelector("dealer-mega-nav")?.shadowRoot;
    await Promise.all(root?.getAnimations().map(({ finished }) => finished) ?? []);
    const button = root?.querySelector(`[part=${name}]`);
    const place = (button as Element).getBoundingClientRect();
    return { x: place.x + 8, y: place.y + 8, colour: getComputedStyle(button as Element).color };
  }, part);
  const { width, data } = PNG.sync.read(await ui.screenshot());
  const at = (Math.round(y) * width + Math.round(x)) * 4;
  const [red, green, blue] = data.subarray(at, at + 3) as unknown as [number, number, number];
  return contrastOf(rgbOf(colour) as Rgb, [red, green, blue, 1]);
}

for (const [hero, below] of Object.entries(HEROES))
  for (const [place, style] of Object.entries(HEADERS))
    test(`dealer-mega-nav has a readable button over ${hero} under a header that is ${place}`, async ({
      ui,
    }) => {
      const links = hero === "the page" ? DARK : "white";
      const css = `#stage { color: ${DARK} } .m a { color: ${links} } .hero { display: block; width: 100%; height: 400px }
        .bar { ${style}; padding: 16px }`;
      const html = `<div class="bar"><dealer-mega-nav>${LIST}</dealer-mega-nav></div>${below}`;
      await openTheme(ui, { html, css, size: NARROW });
      await expect.poll(() => matches(ui, "dealer-mega-nav:state(mobile)")).toBe(true);
      await expect.poll(() => contrast(ui)).toBeGreaterThan(4.5);
    });

/** Headers of which the drawer takes the background, and in which the page's text colour may not be readable. */
const DRAWERS = {
  "a dark header": { bar: "background: #222", links: "white" },
  "a white header": { bar: "background: white", links: "rgb(0, 0, 238)" },
  "a dark gradient": { bar: "background: linear-gradient(#222, #111)", links: "white" },
  "a header over a dark hero": { bar: "position: absolute; inset: 0 0 auto", links: "white" },
  "a light header": { bar: "background: #eee", links: DARK },
} as const;

for (const [name, { bar, links }] of Object.entries(DRAWERS))
  for (const attributes of ["", ' breakpoint-px="auto"'])
    test(`dealer-mega-nav has a readable drawer from ${name}${attributes}`, async ({ ui }) => {
      const css = `#stage { color: ${DARK} } .m a { color: ${links}; padding-inline: 40px }
        .hero { display: block; width: 100%; height: 400px } .bar { ${bar}; padding: 16px }`;
      const html = `<div class="bar"><dealer-mega-nav mobile="drawer"${attributes}>${LIST}</dealer-mega-nav></div>${HEROES["a dark box"]}`;
      await openTheme(ui, { html, css, size: NARROW });
      await expect.poll(() => matches(ui, "dealer-mega-nav:state(mobile)")).toBe(true);
      await ui.click(MENU_BUTTON);
      await expect.poll(() => isShown(ui, CLOSE)).toBe(true);
      await expect.poll(() => contrast(ui, "close")).toBeGreaterThan(4.5);
      await ui.press("Tab");
      await ui.press("Shift+Tab");
      const ring = await ui.eval(() => {
        const close = document.querySelector("dealer-mega-nav")?.shadowRoot?.querySelector("[part=close]");
        const { outlineColor, outlineStyle, color } = getComputedStyle(close as Element);
        return { outlineStyle, isText: outlineColor === color };
      });
      expect(ring).toEqual({ outlineStyle: "solid", isText: true });
    });
