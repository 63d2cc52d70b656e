import { expect, test, type Ui } from "../../../../support/ui.ts";
import { isShown, matches, NARROW, problems, WIDE } from "../../page.ts";
import { canPressLink, changeTheme, frames, openTheme } from "./theme.ts";

const ITEMS = `<li><a href="#home">Home</a></li>
  <li><a href="#aanbod">Aanbod</a><ul><li><a href="#nieuw">Nieuw</a></li></ul></li>
  <li><a href="#contact">Contact</a></li>`;
const LIST = `<ul class="m">${ITEMS}</ul>`;
const LONG = LIST.replace("</ul>\n", "").replace(
  '<li><a href="#contact"',
  `${Array.from({ length: 30 }, (_, at) => `<li><a href="#m${at}">Merk ${at}</a></li>`).join("")}<li><a href="#contact"`,
);
const BRAND = '<a id="merk" class="logo" href="/">Merel</a>';
const tag = (html: string, attributes = "") => `<dealer-mega-nav ${attributes}>${html}</dealer-mega-nav>`;

const bar = (position: string, more = "") =>
  `#stage { padding: 0; margin: 0 } body { margin: 0; min-height: 3000px }
   .bar { position: ${position}; top: 0; left: 0; right: 0; background: #fff; min-height: 60px; z-index: 9 } ${more}`;
const ROW = ".bar { display: flex; align-items: center; gap: 10px; padding: 0 16px }";

/** A bar over the page, around the brand and the list. */
const BARS: Readonly<Record<string, { readonly html: string; readonly css: string }>> = {
  "a fixed navigation": { html: tag(`<nav class="bar">${BRAND}${LIST}</nav>`), css: bar("fixed") },
  "an absolute navigation": { html: tag(`<nav class="bar">${BRAND}${LIST}</nav>`), css: bar("absolute") },
  "a row": { html: tag(`<nav class="bar">${BRAND}${LIST}</nav>`), css: bar("fixed", ROW) },
  "a fixed header": {
    html: tag(`<header class="bar"><div>${BRAND}</div><nav>${LIST}</nav></header>`),
    css: bar("fixed", ROW),
  },
  "room for it in the page": {
    html: tag(`<nav class="bar">${BRAND}${LIST}</nav>`),
    css: bar("fixed", "body { padding-top: 60px }"),
  },
  "a height of its own": {
    html: tag(`<nav class="bar">${BRAND}${LIST}</nav>`),
    css: bar("fixed", ".bar { height: 60px; overflow: hidden }"),
  },
  "a theme's rules for buttons": {
    html: tag(`<nav class="bar">${BRAND}${LIST}</nav>`),
    css: bar("fixed", ".bar button { display: none; position: absolute; left: -999px; opacity: 0 }"),
  },
};

/** The buttons outside items that a visitor can press, and where they are. */
const buttons = (ui: Ui) =>
  ui.eval(() => {
    const menu = document.querySelector("dealer-mega-nav") as HTMLElement;
    const all = [
      ...menu.querySelectorAll("button:not(li *)"),
      ...(menu.shadowRoot?.querySelectorAll("button") ?? []),
    ];
    return all.flatMap((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const [atX, atY] = [x + width / 2, y + height / 2];
      const isThere = document.elementFromPoint(atX, atY)?.closest("button, dealer-mega-nav");
      const isSeen = button.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const host = (button.getRootNode() as ShadowRoot).host ?? button;
      return isSeen && width > 0 && isThere === host ? [{ x: atX, y: atY, width, height }] : [];
    });
  });

const barTop = (ui: Ui) =>
  ui.eval(() => {
    const { x, y, width } = document.querySelector(".bar")?.getBoundingClientRect() ?? new DOMRect();
    return [x, y, width];
  });

const BUTTON = "dealer-mega-nav [data-dealer-menu-button]";

async function press(ui: Ui) {
  await ui.click(BUTTON);
  await frames(ui);
}

test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

test("dealer-mega-nav puts its button into a bar over the page, and the bar stays in its place", async ({
  ui,
}) => {
  await openTheme(ui, Object.values(BARS)[0] as { html: string; css: string });
  for (const dir of ["ltr", "rtl"])
    for (const [name, theme] of Object.entries(BARS)) {
      const where = `${name}, ${dir}`;
      await ui.eval((given) => {
        document.documentElement.dir = given;
      }, dir);
      await changeTheme(ui, theme);
      await expect.poll(() => buttons(ui), where).toHaveLength(1);
      const [button] = await buttons(ui);
      expect(button?.height, where).toBeGreaterThanOrEqual(44);
      expect(button?.y, where).toBeLessThan(60);
      expect((button?.x ?? 0) > NARROW[0] / 2, where).toBe(dir === "ltr");
      expect(await isShown(ui, "#merk"), where).toBe(true);
      expect(await canPressLink(ui), where).toBe(false);
      const closed = await barTop(ui);
      await press(ui);
      await expect.poll(() => canPressLink(ui), where).toBe(true);
      expect(await barTop(ui), where).toEqual(closed);
      expect(await isShown(ui, "#merk"), where).toBe(true);
      await expect.poll(async () => (await buttons(ui))[0]?.y, where).toBeLessThan(60);
      await ui.press("Escape");
      await expect.poll(() => canPressLink(ui), where).toBe(false);
      await expect.poll(() => ui.eval(() => document.activeElement?.textContent), where).toBe("Menu");
    }
  await ui.eval(() => {
    document.documentElement.dir = "ltr";
  });
});

test("dealer-mega-nav shows all of a long list in a fixed bar, wherever the page is scrolled to", async ({
  ui,
}) => {
  const html = tag(`<nav class="bar">${BRAND}${LONG}</nav>`);
  await openTheme(ui, { html, css: bar("fixed") });
  await ui.eval(() => scrollTo(0, 1000));
  await expect.poll(() => buttons(ui)).toHaveLength(1);
  await press(ui);
  await expect.poll(() => canPressLink(ui, "home")).toBe(true);
  expect(await barTop(ui)).toEqual([0, 0, expect.any(Number)]);
  await ui.eval(() => document.querySelector("a[href='#contact']")?.scrollIntoView());
  await expect.poll(() => canPressLink(ui)).toBe(true);
  expect(await ui.eval(() => scrollY)).toBe(1000);
});

test("dealer-mega-nav gives a clear bar a surface while its list is open", async ({ ui }) => {
  const css = bar("absolute", ".bar { background: none } #stage { background: #fff }");
  await openTheme(ui, { html: tag(`<nav class="bar">${BRAND}${LIST}</nav>`), css });
  const isClear = () =>
    ui.eval(() => /, 0\)$/.test(getComputedStyle(document.querySelector(".bar") as Element).backgroundColor));
  await expect.poll(() => buttons(ui)).toHaveLength(1);
  expect(await isClear()).toBe(true);
  await press(ui);
  await expect.poll(() => canPressLink(ui)).toBe(true);
  expect(await isClear()).toBe(false);
  await press(ui);
  await expect.poll(() => canPressLink(ui)).toBe(false);
  expect(await isClear()).toBe(true);
});

test("dealer-mega-nav leaves a bar over the page as its author wrote it", async ({ ui }) => {
  const html = tag(`<nav class="bar">${BRAND}${LIST}</nav>`, 'toggle-label="Alles"');
  await openTheme(ui, { html, css: bar("fixed") });
  await expect.poll(() => ui.eval((own) => document.querySelector(own)?.textContent, BUTTON)).toBe("Alles");
  await ui.eval(() => document.querySelector("[data-dealer-menu-button]")?.remove());
  await expect.poll(() => buttons(ui)).toHaveLength(1);
  await ui.viewport(...WIDE);
  await expect.poll(() => matches(ui, BUTTON)).toBe(false);
  expect(await canPressLink(ui)).toBe(true);
  await ui.viewport(...NARROW);
  await expect.poll(() => buttons(ui)).toHaveLength(1);
  const restored = await ui.eval(async () => {
    const nav = document.querySelector("dealer-mega-nav") as HTMLElement;
    nav.remove();
    await new Promise(requestAnimationFrame);
    return nav.outerHTML;
  });
  expect(restored).toBe(html);
});

/** As Bootstrap lays out a navbar: the bar and the box in it are rows. At the window's edge WebKit's scrollbar would get the presses. */
const COLLAPSE = `.bar, .box { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between }
  .box { inline-size: 100% } .bar button { display: block; margin-inline-end: 40px } #la { display: none; flex-basis: 100% } .open #la { display: block }`;

for (const hasScript of [true, false])
  test(`dealer-mega-nav uses a theme's button in a bar over the page, ${hasScript ? "with" : "without"} the theme's script`, async ({
    ui,
  }) => {
    const html = tag(
      `<nav class="bar"><div class="box">${BRAND}<button class="navbar-toggler" data-bs-target="#la" aria-label="Menu">=</button><div id="la">${LIST}</div></div></nav>`,
    );
    await openTheme(ui, { html, css: bar("fixed", COLLAPSE) });
    if (hasScript)
      await ui.eval(() => {
        const button = document.querySelector(".navbar-toggler");
        button?.addEventListener("click", () => document.querySelector(".bar")?.classList.toggle("open"));
      });
    await expect.poll(() => buttons(ui)).toHaveLength(1);
    expect(await matches(ui, BUTTON)).toBe(false);
    for (const isOpen of [true, false, true]) {
      await ui.click(".navbar-toggler");
      await expect.poll(() => canPressLink(ui)).toBe(isOpen);
      await expect.poll(() => ui.attribute(".navbar-toggler", "aria-expanded")).toBe(String(isOpen));
      expect(await barTop(ui)).toEqual([0, 0, expect.any(Number)]);
    }
    const widthPx = await ui.eval(() => document.querySelector(".m")?.getBoundingClientRect().width);
    expect(widthPx).toBeGreaterThan(NARROW[0] * 0.9);
    await ui.viewport(...WIDE);
    await expect.poll(() => ui.attribute(".navbar-toggler", "aria-expanded")).toBe(null);
  });
