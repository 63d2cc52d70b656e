import { createFinger } from "../../../../support/finger.ts";
import { expect, test, type Ui } from "../../../../support/ui.ts";
import { NARROW, problems, WIDE } from "../../page.ts";
import { focus, MENU_BUTTON } from "../menu.ts";
import { canPressLink, openTheme } from "./theme.ts";

/* Menus that open their submenus in a way of their own: by mouse, by keyboard and by touch, on wide and narrow pages. */

interface Theme {
  readonly css: string;
  readonly html?: string;
}

const SUB = '<ul class="sub"><li><a href="#nieuw">Nieuw</a></li><li><a href="#kia">Kia</a></li></ul>';
const around = (item: string, after = "") => `<ul class="m">
  <li><a href="#home">Home</a></li>
  ${item}
  <li><a href="#contact">Contact</a></li>
</ul>${after}`;
const PLAIN = around(`<li class="has"><a href="#aanbod">Aanbod</a>${SUB}</li>`);
const inTag = (list: string) => `<nav><dealer-mega-nav>${list}</dealer-mega-nav></nav>`;

const THEMES: Readonly<Record<string, Theme>> = {
  "a grid header, and a submenu that a checkbox opens": {
    css: `#stage { display: grid; grid-template-columns: 200px 1fr } .sub { position: absolute; top: 100%; display: none }
      .has:has(:checked) > .sub { display: block } .has input { position: absolute; opacity: 0 }`,
    html: around(
      `<li class="has"><a href="#aanbod">Aanbod</a><label for="vink">▾</label><input type="checkbox" id="vink">${SUB}</li>`,
    ),
  },
  "details in the list": {
    css: ".sub { position: absolute; margin: 0 } details[open] > summary { color: red }",
    html: around(`<li class="has"><details><summary>Aanbod</summary>${SUB}</details></li>`),
  },
  "visibility with a delay": {
    css: `.sub { position: absolute; visibility: hidden; opacity: 0; transition: visibility 0s 2s, opacity 2s }
      .has:hover > .sub { visibility: visible; opacity: 1; transition-delay: 1s }`,
  },
  "a clip path": {
    css: `.sub { position: absolute; clip-path: inset(0 0 100% 0); transition: clip-path 1s } .has:hover > .sub { clip-path: inset(0) }`,
  },
  "no height, important and in a layer": {
    css: `@layer theme { .sub { position: absolute; max-height: 0 !important; overflow: hidden !important }
      .has:hover > .sub { max-height: 100vh !important } }`,
  },
  "columns of text": {
    css: ".sub { position: absolute; columns: 2; inline-size: 300px; display: none } .has:hover > .sub { display: block }",
  },
  "a contained header": {
    css: "#stage { contain: paint; block-size: 60px } .sub { position: absolute; display: none } .has:hover > .sub { display: block }",
  },
  "a header that clips": {
    css: "#stage { overflow: clip; block-size: 60px; transform: translateZ(0) } .sub { position: absolute; left: -9999px } .has:hover > .sub { left: 0 }",
  },
  "content that is not rendered until it is seen": {
    css: ".sub { position: absolute; content-visibility: auto; contain-intrinsic-size: 1px; display: none } .m { content-visibility: auto } .has:hover > .sub { display: block }",
  },
  "a script that sets the display at each hover": {
    css: ".sub { position: absolute }",
    html: around(
      `<li class="has" onmouseenter="this.lastElementChild.style.display = 'block'" onmouseleave="this.lastElementChild.style.display = 'none'"><a href="#aanbod">Aanbod</a>${SUB.replace('class="sub"', 'class="sub" style="display: none"')}</li>`,
    ),
  },
  "closed submenus that are inert": {
    css: ".sub { position: absolute; display: none } .has:hover > .sub { display: block }",
    html: around(
      `<li class="has"><a href="#aanbod">Aanbod</a>${SUB.replace('class="sub"', 'class="sub" inert')}</li>`,
    ),
  },
};

const TOGGLE = "dealer-mega-nav .has :is([data-dealer-toggle], summary)";
type Press = (selector: string) => Promise<void>;

async function touchOf(ui: Ui): Promise<Press> {
  const finger = await createFinger(ui);
  return async (selector) => {
    const middle = await ui.eval((wanted) => {
      const { x, y, width, height } = (document.querySelector(wanted) as Element).getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    }, selector);
    await finger(middle);
  };
}

const WAYS: Readonly<Record<string, (ui: Ui) => Promise<Press>>> = {
  mouse: async (ui) => (selector) => ui.click(selector),
  keyboard: async (ui) => async (selector) => {
    await focus(ui, selector);
    await ui.press("Enter");
  },
  touch: touchOf,
};

for (const [name, { css, html = PLAIN }] of Object.entries(THEMES))
  for (const size of [WIDE, NARROW])
    test(`opens and closes ${name}, ${size[0]} px`, async ({ ui }) => {
      for (const [way, pressOf] of Object.entries(WAYS)) {
        // Only Chromium's driver has a touch.
        if (way === "touch" && ui.engine !== "chromium") continue;
        await openTheme(ui, { html: inTag(html), css: `main { margin-top: 200px } ${css}`, size });
        const press = await pressOf(ui);
        if (size === NARROW) {
          await ui.click(MENU_BUTTON);
          await expect.poll(() => canPressLink(ui, "home")).toBe(true);
        }
        expect.soft(await canPressLink(ui, "nieuw"), `${way}, at first`).toBe(false);
        await press(TOGGLE);
        for (const hash of ["nieuw", "kia"])
          await expect.poll(() => canPressLink(ui, hash), `${way}, ${hash}`).toBe(true);
        if (way === "keyboard") {
          await ui.press("Tab");
          expect.soft((await ui.focused()).text, way).toBe("Nieuw");
          await ui.press("Escape");
        } else await press(TOGGLE);
        if (way === "mouse") await ui.moveTo(5, 500);
        await expect.poll(() => canPressLink(ui, "nieuw"), `${way}, closed`).toBe(false);
        expect.soft(await problems(ui), way).toEqual([]);
      }
    });
