import { expect, test, type Ui } from "../../../../support/ui.ts";
import { isReady, matches, NARROW, problems } from "../../page.ts";
import { canPress } from "./other-script.ts";
import { areWatching } from "./theme.ts";

/* The theme's own button and styles show the list on a phone: the theme's layout stays as it is. */

const ITEMS = `<li><a href="#home">Home</a></li>
  <li><a href="#aanbod">Aanbod</a><ul><li><a href="#nieuw">Nieuw</a></li></ul></li>
  <li><a href="#contact">Contact</a></li>`;
const HEADER = `.hd { background: #123; position: sticky; top: 0 } #m { margin: 0; padding: 0; list-style: none }
  #m > li > a, .bur { color: #fff } nav { background: #123 } main { padding-top: 360px }`;
const FLEX = `${HEADER} .hd { display: flex; justify-content: space-between; align-items: center; height: 60px }`;
const CLASS = "document.querySelector('nav').classList.toggle('on')";

/** How a theme shows its list, and what its button's script does. */
const THEMES: Readonly<Record<string, { readonly css: string; readonly button?: string }>> = {
  "absolute below a flex header": {
    css: `${FLEX} nav { display: none } nav.on { display: block; position: absolute; top: 60px; left: 0; right: 0 }`,
  },
  "absolute, by its button's state": {
    css: `${FLEX} nav { display: none } nav.on { display: block; position: absolute; top: 60px; left: 0; right: 0 }`,
    button: `<button class="bur" aria-expanded="false" onclick="const open = this.getAttribute('aria-expanded') !== 'true';
      this.setAttribute('aria-expanded', open); document.querySelector('nav').classList.toggle('on', open)">Menu</button>`,
  },
  "absolute, by a style": {
    css: `${FLEX} nav { display: none; position: absolute; top: 60px; left: 0; right: 0 }`,
    button: `<button class="bur" onclick="const nav = document.querySelector('nav');
      nav.style.display = getComputedStyle(nav).display === 'none' ? 'block' : 'none'">Menu</button>`,
  },
  "static in a block header": {
    css: `${HEADER} nav { display: none; padding: 10px 20px } nav.on { display: block }`,
  },
  "a drawer from the side": {
    css: `${FLEX} nav { position: fixed; inset: 60px auto auto 0; width: 280px; transform: translateX(-100%); transition: transform 0.3s }
      nav.on { transform: none }`,
  },
  "a hidden drawer from the right": {
    css: `${FLEX} nav { position: fixed; inset: 60px 0 auto auto; width: 280px; visibility: hidden; transform: translateX(100%); transition: 0.3s }
      nav.on { visibility: visible; transform: none }`,
  },
  "a maximum height": {
    css: `${FLEX} nav { position: absolute; top: 60px; left: 0; right: 0; max-height: 0; overflow: hidden; transition: max-height 0.3s }
      nav.on { max-height: 400px }`,
  },
  "a check box": {
    css: `${FLEX} nav { display: none } :checked ~ nav, :checked ~ * nav { display: block; position: absolute; top: 60px; left: 0; right: 0 }`,
    button: '<label class="bur" for="vak">Menu</label><input type="checkbox" id="vak" hidden>',
  },
  "a slide by a script": {
    css: `${FLEX} nav { display: none; position: absolute; top: 60px; left: 0; right: 0 }`,
    button: `<button class="bur" onclick="const { style } = document.querySelector('nav'); clearInterval(window.slide);
      if (style.display === 'block') style.display = 'none'; else {
        style.cssText = 'display: block; overflow: hidden; height: 0'; let height = 0;
        const step = () => { style.height = (height += 20) + 'px';
          if (height < 200) requestAnimationFrame(step); else style.cssText = 'display: block' };
        requestAnimationFrame(step) }">Menu</button>`,
  },
};

const nav = (inner: string) => `<nav>${inner}</nav>`;
const UL = `<ul id="m">${ITEMS}</ul>`;
const TOGGLE = 'toggle-for=".bur"';

const PLACES: Readonly<Record<string, (button: string) => string>> = {
  "the tag around the nav": (button) =>
    `<div class="hd"><a>Dealer</a>${button}<dealer-mega-nav ${TOGGLE}>${nav(UL)}</dealer-mega-nav></div>`,
  "the tag around the list": (button) =>
    `<div class="hd"><a>Dealer</a>${button}${nav(`<dealer-mega-nav ${TOGGLE}>${UL}</dealer-mega-nav>`)}</div>`,
  for: (button) =>
    `<dealer-mega-nav for="#m" ${TOGGLE}></dealer-mega-nav><div class="hd"><a>Dealer</a>${button}${nav(UL)}</div>`,
};

const BUTTON = `<button class="bur" onclick="${CLASS}">Menu</button>`;

/** Where the theme's nav is, and how it looks. */
const layout = (ui: Ui) =>
  ui.eval(() => {
    const found = document.querySelector("nav") as HTMLElement;
    const { left, right, top } = found.getBoundingClientRect();
    const { display, position, backgroundColor, overflow, paddingTop } = getComputedStyle(found);
    return { left, right, top, display, position, backgroundColor, overflow, paddingTop };
  });

const areAnimationsOver = (ui: Ui) =>
  ui.eval(async () => {
    for (let count = 0; count < 15; count++) await new Promise(requestAnimationFrame);
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });

const canUse = async (ui: Ui) =>
  (
    await Promise.all(["home", "aanbod", "contact"].map((hash) => canPress(ui, `#m a[href="#${hash}"]`)))
  ).join();

async function expectOpen(ui: Ui, isOpen: boolean, where: string): Promise<void> {
  await expect.poll(() => canUse(ui), where).toBe(isOpen ? "true,true,true" : "false,false,false");
  await expect.poll(() => ui.attribute(".bur", "aria-expanded"), where).toBe(String(isOpen));
}

async function openPage(ui: Ui, place: string, theme: string, isOurs = true): Promise<void> {
  const { css, button = BUTTON } = THEMES[theme] as (typeof THEMES)[string];
  const html = PLACES[place]?.(button) ?? "";
  await ui.viewport(...NARROW);
  await ui.goto("/tests/pages/navigation.html?probe");
  await isReady(ui);
  await ui.eval(
    (given) => {
      const style = document.createElement("style");
      // Our items may make the page higher than the window: a scroll bar takes room in Firefox.
      style.textContent = `html { scrollbar-width: none } ${given.css}`;
      document.head.append(style);
      (document.querySelector("#stage") as HTMLElement).innerHTML = given.html;
    },
    { html: isOurs ? html : html.replace(/<\/?dealer-mega-nav[^>]*>/g, ""), css },
  );
  if (!isOurs) return;
  await expect.poll(() => matches(ui, "#m [data-dealer-branch]")).toBe(true);
  await areWatching(ui);
  await expect.poll(() => ui.attribute(".bur", "aria-expanded")).toBe("false");
}

for (const [theme, { button }] of Object.entries(THEMES))
  for (const place of Object.keys(PLACES))
    test(`toggle-for leaves the theme's phone menu as it is: ${theme}, ${place}`, async ({ ui }) => {
      await openPage(ui, place, theme, false);
      await ui.click(".bur");
      await areAnimationsOver(ui);
      const expected = await layout(ui);
      await openPage(ui, place, theme);
      const expectOpenAsTheme = async (where: string) => {
        await expectOpen(ui, true, where);
        await expect.poll(() => layout(ui), where).toEqual(expected);
      };
      await ui.click(".bur");
      await expectOpenAsTheme("after a press");
      await ui.click("#m [data-dealer-toggle]");
      await expect.poll(() => canPress(ui, '#m a[href="#nieuw"]')).toBe(true);
      expect(await layout(ui)).toEqual(expected);
      await ui.click("#m [data-dealer-toggle]");
      await ui.click(".bur");
      await expectOpen(ui, false, "after another press");
      await ui.click(".bur");
      await expectOpenAsTheme("after a third press");
      for (const [close, how] of [
        [() => ui.press("Escape"), "Escape"],
        [() => ui.click("h1"), "a press outside"],
      ] as const) {
        await close();
        await expectOpen(ui, false, `after ${how}`);
        await expect.poll(() => canPress(ui, "nav"), `after ${how}`).toBe(false);
        await ui.click(".bur");
        await expectOpenAsTheme(`after a press after ${how}`);
      }
      if (button === undefined) {
        await areAnimationsOver(ui);
        await ui.eval(() => document.querySelector("nav")?.classList.remove("on"));
        await areAnimationsOver(ui);
        await ui.click(".bur");
        await expectOpenAsTheme("after a press on what the theme has closed");
      }
      expect(await problems(ui)).toEqual([]);
    });
