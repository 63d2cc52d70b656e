import { holdFiles } from "../../../../support/hold.ts";
import { twoFrames } from "../../../../support/two-frames.ts";
import { expect, test } from "../../../../support/ui.ts";
import { shifts } from "../../../layout-shifts.ts";
import { NARROW, WIDE } from "../../page.ts";
import { areUpgraded, areWatching } from "./theme.ts";

/* The header before the code has come and after it, in each way a theme may lay it out: nothing moves. */

/** How a theme lays out the menu and its header. */
const LAYOUTS: Readonly<Record<string, string>> = {
  plain: "",
  flex: ".m { display: flex; gap: 20px } .m a { padding: 10px }",
  float: ".m > li { float: left } .m > li > a { display: block; padding: 12px 16px }",
  "inline-block":
    ".m > li { display: inline-block; margin-right: 1em } .m a { display: block; line-height: 50px }",
  "high-lines": "header { line-height: 70px; font-size: 20px }",
  "beside-each-other":
    "header, nav { display: flex; gap: 16px; align-items: center; justify-content: space-between }",
  "padded-box":
    "nav { position: relative; padding: 12px; border: 1px solid; margin-block: 8px } .m { margin: 1em 0 }",
  "submenus-displayed": ".m, .m ul { display: flex; position: relative }",
  "folded-list": "@media (max-width: 768px) { .m { display: none } }",
};

const toggle = (css = "") =>
  `<button type="button" class="t" aria-expanded="false" style="${css}">▾</button>`;
/** What the theme prints beside a label that is a link. */
const TOGGLES: Readonly<Record<string, string>> = {
  none: "",
  shown: toggle("width: 40px"),
  small: toggle("justify-content: center; width: 11px; padding: 0; border: 0"),
  "hidden-wide": toggle().replace('class="t"', 'class="t wide-none"'),
  transparent: toggle("opacity: 0"),
};

const list = (id: string, printed: string) => `<ul class="m" id="${id}">
  <li><a href="#home">Home</a></li>
  <li><a href="#aanbod">Aanbod</a>${printed}<ul><li><a href="#nieuw">Nieuw</a></li></ul></li>
  <li><a href="#">Auto</a>${printed}<ul><li><a href="#suv">SUV</a></li></ul></li>
  <li><button type="button">Service</button><ul><li><a href="#apk">APK</a></li></ul></li>
  <li>Over ons<ul><li><a href="#team">Team</a></li></ul></li>
  <li>Tot 18 uur</li>
  <li><a href="#contact">Contact</a></li>
</ul>`;

const tag = (html: string) => `<dealer-mega-nav>${html}</dealer-mega-nav>`;
const burger = (id: string, name: string) =>
  `<button type="button" class="${name}" aria-controls="${id}" aria-expanded="false">Menu van het thema</button>`;
const BRAND = '<div class="site-logo"><a href="/">Merel</a></div>';
/** Where the tag is, and which button for narrow pages the theme has. */
const PLACES: Readonly<Record<string, (id: string, menu: string) => string>> = {
  "around the list": (_, menu) => `<nav>${BRAND}${tag(menu)}</nav>`,
  "around the list, beside the theme's button": (id, menu) => `<nav>${burger(id, "on")}${tag(menu)}</nav>`,
  "around the navigation": (_, menu) => tag(`<nav>${menu}</nav>`),
  "around the navigation and the theme's button": (id, menu) =>
    tag(`${burger(id, "menu-toggle on")}<nav>${burger(id, "on")}<div>${menu}</div></nav>`),
  "around the navigation, its brand and the theme's button": (id, menu) =>
    tag(`<nav>${BRAND}${burger(id, "menu-toggle")}${menu}</nav>`),
  "around the navigation, its brand and an unknown button": (id, menu) =>
    tag(`<nav>${BRAND}${burger(id, "on")}${menu}</nav>`),
};

const HEADERS = Object.keys(LAYOUTS).flatMap((layout) =>
  Object.keys(TOGGLES).map((printed) => `${layout}, ${printed}`),
);

const CSS = [
  "section { block-size: 500px; overflow: hidden }",
  "ul { list-style: none }",
  "@media (min-width: 769px) { .wide-none { display: none } .on { display: none } }",
  ...Object.entries(LAYOUTS).map(([name, css]) => `.${name} { ${css} }`),
].join("\n");

const htmlOf = (place: (id: string, menu: string) => string) =>
  HEADERS.map((name, index) => {
    const [layout, printed = ""] = name.split(", ");
    const id = `lijst-${index}`;
    return `<section class="${layout}"><header>${place(id, list(id, TOGGLES[printed] as string))}</header><p>Tekst</p></section>`;
  }).join("");

/** On the page: the headers, what is in them, and the text of the items, as far as a visitor sees them. */
function places() {
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().height > 0;
  const placeOf = (part: Element | Range, top: number) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [x, y - top, width, height].map(Math.round).join();
  };
  const textOf = (item: Element) => {
    const text = document.createRange();
    text.selectNodeContents(
      item.querySelector(":scope > a, :scope > button:first-child")?.firstChild ?? item.childNodes[0] ?? item,
    );
    return text;
  };
  return [...document.querySelectorAll("section")].map((section) => {
    const { top } = section.getBoundingClientRect();
    const boxes = [...section.querySelectorAll("header, .site-logo, .m > li, p")].filter(isSeen);
    const items = [...section.querySelectorAll(".m > li, .m > li > .t")].filter(isSeen);
    return [
      ...boxes.map((box) => `${box.localName} ${placeOf(box, top)}`),
      ...items.map((item) => `${textOf(item)} ${placeOf(textOf(item), top)}`),
    ];
  });
}

for (const [name, place] of Object.entries(PLACES))
  for (const [width, height] of [WIDE, NARROW])
    test(`dealer-mega-nav ${name} does not move anything when its code comes, ${width} px`, async ({
      ui,
    }) => {
      await ui.viewport(width, height);
      const code = holdFiles("chunks/");
      await ui.goto(code.on("/tests/pages/field.html?probe"));
      await ui.eval(
        ({ css, html }) => {
          document.head.insertAdjacentHTML("beforeend", `<style>${css}</style>`);
          (document.querySelector("header") as HTMLElement).outerHTML = html;
        },
        { css: CSS, html: htmlOf(place) },
      );
      await ui.eval(twoFrames);
      const before = await ui.eval(places);
      const shiftsBefore = ui.engine === "chromium" ? (await shifts(ui)).length : 0;
      await code.release();
      await expect.poll(() => areUpgraded(ui)).toBe(true);
      await areWatching(ui);
      const after = await ui.eval(places);
      const byName = (found: readonly unknown[]) =>
        Object.fromEntries(HEADERS.map((key, at) => [key, found[at]]));
      expect.soft(byName(after)).toEqual(byName(before));
      if (ui.engine === "chromium") expect((await shifts(ui)).slice(shiftsBefore)).toEqual([]);
    });
