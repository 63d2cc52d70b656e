import { holdFiles } from "../../../../support/hold.ts";
import { twoFrames } from "../../../../support/two-frames.ts";
import { expect, test, type Ui } from "../../../../support/ui.ts";
import { shifts } from "../../../layout-shifts.ts";
import { NARROW, problems, WIDE } from "../../page.ts";
import { areWatching } from "./theme.ts";

/* On a wide page the author's list has its place in its header as without our tag: before the code has come and after it. */

const ITEMS = `<li><a href="#home">Home</a></li>
  <li><a href="#aanbod">Aanbod</a><ul><li><a href="#nieuw">Nieuw</a></li></ul></li>
  <li><a href="#contact">Contact</a></li>`;

interface Header {
  readonly css: string;
  /** What is between the brand and a link with the tag, and without it. */
  readonly ours?: string;
  readonly theirs?: string;
}

const LIST = `<ul class="m">${ITEMS}</ul>`;
const NAV = `<nav class="m"><ul>${ITEMS}</ul></nav>`;
const tag = (html: string, attributes = "") => `<dealer-mega-nav ${attributes}>${html}</dealer-mega-nav>`;
const ROW = "header { display: flex; gap: 20px; block-size: 90px; align-items: center }";
const GRID =
  "header { display: grid; grid-template: 'a b c d' 60px 'e f g h' 60px / 200px 1fr 300px 1fr; gap: 10px }";

/** What an author says of a list and of the header that it is in. */
const HEADERS: Readonly<Record<string, Header>> = {
  "an automatic margin": { css: `${ROW} .m { margin-inline-start: auto }` },
  "automatic margins": { css: `${ROW} .m { margin: auto }` },
  "a list that grows": { css: `${ROW} .m { flex: 1; justify-content: end }` },
  "a list that grows twice as much": { css: `${ROW} .m { flex-grow: 2 } .knop { flex-grow: 1 }` },
  "an order": { css: `${ROW} .m { order: -1 }` },
  "at the end of the height": { css: `${ROW} .m { align-self: end }` },
  "as high as the header": { css: `${ROW} .m { align-self: stretch }` },
  "the whole width": { css: `${ROW} .m { inline-size: 100% }` },
  "a part of the width and the height": { css: `${ROW} .m { inline-size: 50%; block-size: 50% }` },
  "space between": { css: `${ROW} header { justify-content: space-between }` },
  "a line of its own": { css: `${ROW} header { flex-wrap: wrap } .m { flex-basis: 100%; order: 1 }` },
  "a column": { css: "header { display: flex; flex-direction: column } .m { align-self: end }" },
  "columns of a grid": { css: `${GRID} .m { grid-column: 2 / 4 }` },
  "an area of a grid": { css: `${GRID} .m { grid-area: g; place-self: end }` },
  "the middle of its place in a grid": { css: `${GRID} .m { justify-self: center; align-self: center }` },
  "out of the flow": { css: "header { position: relative } .m { position: absolute; inset: auto 0 0 auto }" },
  "a float": { css: "header { display: flow-root } .m { float: inline-end }" },
  "in the middle of a line": { css: "header { text-align: center } .m { display: inline-flex }" },
  "margins that collapse": { css: "header { display: block } .m { margin-block: 30px }" },
  "around the navigation": {
    css: `${ROW} .m { flex: 1 } ul { justify-content: end }`,
    ours: tag(NAV),
    theirs: NAV,
  },
  "a tag with a layout of its own": {
    css: `${ROW} .own { margin-inline-start: auto; display: flex; inline-size: 500px } .m { margin-inline-start: auto }`,
    ours: tag(LIST, 'class="own"'),
    theirs: `<div class="own">${LIST}</div>`,
  },
  "a tag with a style of its own": {
    css: `${ROW} .m { inline-size: 50% }`,
    ours: tag(LIST, 'style="flex: 1"'),
    theirs: `<div style="flex: 1">${LIST}</div>`,
  },
  "a rule for the tag": {
    css: `${ROW} dealer-mega-nav, div { display: flex; flex: 1 } .m { margin-inline-start: auto }`,
    theirs: `<div>${LIST}</div>`,
  },
  "the tag elsewhere": {
    css: `${ROW} header { justify-content: space-between }`,
    ours: `<ul class="m" id="elders">${ITEMS}</ul>${tag("", 'for="#elders"')}`,
  },
};

/* The theme says all of the list and its items that our style sheet has defaults for. */
const CSS = `section { overflow: hidden } header { font: 16px/24px sans-serif }
  ul { display: flex; flex-wrap: nowrap; column-gap: 0; margin: 0; padding: 0; list-style: none }
  ul ul { display: none !important }
  li { display: block; position: static }
  li a { display: block; min-block-size: 0; margin-inline: 0 32px !important; padding: 8px 10px }`;

const NAMES = Object.keys(HEADERS);
const headerOf = (name: string, menu: string) =>
  `<section class="kop-${NAMES.indexOf(name)}"><header><b>Merel</b>${menu}<a class="knop" href="#bel">Bel ons</a></header></section>`;
const HTML = Object.entries(HEADERS)
  .map(([name, { ours = tag(LIST), theirs = LIST }]) => headerOf(name, ours) + headerOf(name, theirs))
  .join("");
const RULES = NAMES.map((name, index) => `.kop-${index} { ${HEADERS[name]?.css} }`).join("\n");

async function openHeaders(ui: Ui, dir: string) {
  await ui.viewport(...WIDE);
  const code = holdFiles("chunks/");
  await ui.goto(code.on("/tests/pages/surfaces.html?probe"));
  await ui.eval(
    (given) => {
      document.documentElement.dir = given.dir;
      (document.querySelector("#theme") as Element).textContent = given.css;
      document.body.innerHTML = given.html;
    },
    { html: HTML, css: `${CSS}\n${RULES}`, dir },
  );
  await ui.eval(twoFrames);
  return code;
}

/** Where the lists and what is beside them are in their headers: with the tag, and without it. */
const places = (ui: Ui) =>
  ui.eval(() =>
    [...document.querySelectorAll("section")].map((section) => {
      const start = (section.querySelector("header") as Element).getBoundingClientRect();
      return [...section.querySelectorAll("header, b, .m, .m > li, .knop")].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [part.localName, x - start.x, y - start.y, width, height]
          .map((value) => (typeof value === "number" ? Math.round(value) : value))
          .join(" ");
      });
    }),
  );

/** Whether every menu has its code and its list. */
const areRead = (ui: Ui) =>
  ui.eval(
    () =>
      document.querySelectorAll("[data-dealer-branch]").length ===
      document.querySelectorAll("dealer-mega-nav:defined").length,
  );

const buttons = (ui: Ui) =>
  ui.eval(
    () =>
      [...document.querySelectorAll("dealer-mega-nav")].filter((menu) =>
        menu.shadowRoot?.querySelector("[part=toggle]")?.checkVisibility(),
      ).length,
  );

const byName = (found: readonly unknown[], nth: number) =>
  Object.fromEntries(NAMES.map((name, index) => [name, found[index * 2 + nth]]));

for (const dir of ["ltr", "rtl"])
  test(`the list has its place in its header, ${dir}`, async ({ ui }) => {
    const code = await openHeaders(ui, dir);
    const before = await places(ui);
    expect.soft(byName(before, 0)).toEqual(byName(before, 1));
    const shiftsBefore = ui.engine === "chromium" ? (await shifts(ui)).length : 0;
    await code.release();
    await expect.poll(() => areRead(ui)).toBe(true);
    await areWatching(ui);
    expect.soft(byName(await places(ui), 0)).toEqual(byName(before, 1));
    if (ui.engine === "chromium") expect((await shifts(ui)).slice(shiftsBefore)).toEqual([]);
    await ui.viewport(...NARROW);
    await expect.poll(() => buttons(ui)).toBe(NAMES.length);
    await ui.viewport(...WIDE);
    await expect.poll(async () => byName(await places(ui), 0)).toEqual(byName(before, 1));
    expect(await problems(ui)).toEqual([]);
  });

/** Rules of a page for the tag, or for all that is in the header, that only a box can follow. */
const LAID_OUT = {
  growth: "flex: 1",
  "an automatic margin": "margin-inline-start: auto",
  margins: "margin: 0 12px",
  padding: "padding: 10px",
  "a size": "inline-size: 400px",
  "a percentage": "inline-size: 50%",
  "an order": "order: -1",
  "its place across": "align-self: end",
  "out of the flow": "position: absolute; inset: 0 0 auto auto",
  "a background": "background: #036",
};

for (const dir of ["ltr", "rtl"])
  test(`a tag that the page lays out has its box, ${dir}`, async ({ ui }) => {
    const names = Object.keys(LAID_OUT);
    const menus = [tag(LIST), `<div class="as">${LIST}</div>`];
    const css = Object.values(LAID_OUT).map(
      (rule, at) => `.kop-${at} { ${ROW} header { position: relative } dealer-mega-nav, .as { ${rule} } }`,
    );
    const html = names.flatMap((_, at) =>
      menus.map(
        (menu) => `<section class="kop-${at}"><header><b>Merel</b>${menu}<i>Bel</i></header></section>`,
      ),
    );
    await ui.viewport(...WIDE);
    await ui.goto("/tests/pages/surfaces.html?probe");
    await ui.eval(
      (given) => {
        document.documentElement.dir = given.dir;
        (document.querySelector("#theme") as Element).textContent = given.css;
        document.body.innerHTML = given.html;
      },
      { html: html.join(""), css: [CSS, ...css].join("\n"), dir },
    );
    const sides = async (nth: number) => {
      const found = await ui.eval(
        (wanted) =>
          [...document.querySelectorAll("section")]
            .filter((_, index) => index % 2 === wanted)
            .map((section) =>
              [...section.querySelectorAll("b, .m, i")].map((part) => {
                const { left, right, top, bottom } = part.getBoundingClientRect();
                const start = section.getBoundingClientRect().top;
                return [left, right, top - start, bottom - start].map(Math.round).join(" ");
              }),
            ),
        nth,
      );
      return Object.fromEntries(names.map((name, at) => [name, found[at]]));
    };
    await areWatching(ui);
    await expect.poll(() => sides(0)).toEqual(await sides(1));
    await ui.viewport(...NARROW);
    await expect.poll(() => buttons(ui)).toBe(names.length);
    await ui.viewport(...WIDE);
    await expect.poll(() => sides(0)).toEqual(await sides(1));
  });

/** The navigation of a framework's documentation, on a wide page; `<M>` is around what moves in it. */
const FRAMEWORKS: Readonly<Record<string, { readonly css: string; readonly html: readonly string[] }>> = {
  "Bootstrap 5": {
    css: "bootstrap-5/dist/css/bootstrap.min.css",
    html: ["ms-auto", "me-auto", "mx-auto", "flex-grow-1 justify-content-end", "w-100", "order-last"].map(
      (name) =>
        `<nav class="navbar navbar-expand-md"><div class="container-fluid"><a class="navbar-brand" href="#">Merel</a><div class="collapse navbar-collapse"><M><ul class="navbar-nav wat ${name}"><li class="nav-item"><a class="nav-link" href="#home">Home</a></li><li class="nav-item"><a class="nav-link" href="#auto">Auto</a></li></ul></M><form class="d-flex" role="search"><input class="form-control"></form></div></div></nav>`,
    ),
  },
  Bulma: {
    css: "bulma/css/bulma.min.css",
    html: [
      `<nav class="navbar"><div class="navbar-brand"><a class="navbar-item" href="#">Merel</a></div><div class="navbar-menu is-active"><M><div class="navbar-start wat"><a class="navbar-item" href="#home">Home</a><a class="navbar-item" href="#auto">Auto</a></div></M><div class="navbar-end"><a class="navbar-item" href="#bel">Bel</a></div></div></nav>`,
      `<nav class="navbar"><div class="navbar-brand"><a class="navbar-item" href="#">Merel</a></div><div class="navbar-menu is-active"><M><div class="navbar-end wat"><a class="navbar-item" href="#home">Home</a><a class="navbar-item" href="#auto">Auto</a></div></M></div></nav>`,
    ],
  },
  Foundation: {
    css: "foundation-sites/dist/css/foundation.min.css",
    html: [
      `<div class="top-bar"><M><div class="top-bar-left wat"><ul class="menu"><li><a href="#home">Home</a></li><li><a href="#auto">Auto</a></li></ul></div></M><div class="top-bar-right"><ul class="menu"><li><input type="search"></li></ul></div></div>`,
      `<div class="top-bar"><div class="top-bar-left">Merel</div><M><div class="top-bar-right wat"><ul class="menu"><li><a href="#home">Home</a></li><li><a href="#auto">Auto</a></li></ul></div></M></div>`,
      `<M><ul class="menu expanded wat"><li><a href="#home">Home</a></li><li><a href="#auto">Auto</a></li></ul></M>`,
      `<M><ul class="menu align-right wat"><li><a href="#home">Home</a></li><li><a href="#auto">Auto</a></li></ul></M>`,
    ],
  },
  UIkit: {
    css: "uikit/dist/css/uikit.min.css",
    html: ["left", "center", "right"].map(
      (side) =>
        `<nav class="uk-navbar-container uk-navbar"><M><div class="uk-navbar-${side} wat"><ul class="uk-navbar-nav"><li><a href="#home">Home</a></li><li><a href="#auto">Auto</a></li></ul></div></M></nav>`,
    ),
  },
};

for (const [name, { css, html }] of Object.entries(FRAMEWORKS))
  test(`the list has its place in a navigation of ${name}`, async ({ ui }) => {
    await ui.viewport(...WIDE);
    await ui.goto("/tests/pages/surfaces.html?probe");
    await ui.eval(
      (given) => {
        (document.querySelector("#theme") as Element).textContent = "ul { column-gap: 0 }";
        const link = document.createElement("link");
        Object.assign(link, { rel: "stylesheet", href: given.css });
        document.head.append(link);
        document.body.innerHTML = given.html;
      },
      {
        css: `/vendor/${css}`,
        html: html
          .flatMap((menu) => [
            menu.replace(/(?<=<\/?)M(?=>)/g, "dealer-mega-nav"),
            menu.replace(/<\/?M>/g, ""),
          ])
          .map((menu) => `<section>${menu}</section>`)
          .join(""),
      },
    );
    const sides = (nth: number) =>
      ui.eval(
        (wanted) =>
          [...document.querySelectorAll("section:has(.wat)")]
            .filter((_, index) => index % 2 === wanted)
            .map((section) => {
              const list = section.querySelector(".wat") as Element;
              const { left, right } = list.getBoundingClientRect();
              return [list.className, Math.round(left), Math.round(right)].join(" ");
            }),
        nth,
      );
    await areWatching(ui);
    await expect.poll(() => sides(0)).toEqual(await sides(1));
  });
