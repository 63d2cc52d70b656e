import { expect, test, type Ui } from "../../../support/ui.ts";
import { matches, NARROW, problems, WIDE } from "../page.ts";
import { canPress } from "./in-a-theme/other-script.ts";
import { focus, focusedOn, openMenu, stage, visited } from "./menu.ts";

const PANEL = '<li><a id="first" href="#nieuw">Nieuw</a></li><li><a href="#klein">Klein</a></li>';

const menu = (list: string, item: string, label: string, panel: string) =>
  `<ul${list}><li${item}><a id="label" ${label}>Aanbod</a>${panel}</li></ul>`;

/** How the frameworks mark what their scripts open; `href` is that of the label. */
const STARTED: Readonly<Record<string, (href: string) => string>> = {
  "Bootstrap 5": (href) =>
    menu(
      ...["", ' class="dropdown"'],
      `href="${href}" data-bs-toggle="dropdown" data-bs-auto-close="outside" aria-haspopup="true"`,
      `<ul class="dropdown-menu">${PANEL}</ul>`,
    ),
  "Bootstrap 3 and 4": (href) =>
    menu(
      "",
      ' data-toggle="dropdown"',
      `data-toggle="dropdown" href="${href}" title=""`,
      `<ul>${PANEL}</ul>`,
    ),
  "Bootstrap’s collapse": (href) =>
    menu("", "", `data-bs-toggle="collapse" href="${href}"`, `<ul>${PANEL}</ul>`),
  Foundation: (href) =>
    menu(' data-dropdown-menu="" class="m"', "", `href="${href}"`, `<ul data-dropdown-menu="">${PANEL}</ul>`),
  UIkit: (href) =>
    menu(
      ...[' uk-nav=""', "", `href="${href}" aria-haspopup="true"`],
      `<div uk-dropdown="mode: click"><ul>${PANEL}</ul></div>`,
    ),
};
const STARTERS =
  "[data-bs-toggle], [data-toggle], [data-dropdown-menu], [uk-nav], [uk-dropdown], [aria-haspopup]";
const STARTER_NAMES = ["data-bs-toggle", "data-toggle", "aria-haspopup"] as const;

/** Like Bootstrap: one listener for the page, which takes the press from the link. */
const startDelegated = (ui: Ui) =>
  ui.eval((selector) => {
    document.addEventListener(
      "click",
      (event) => {
        if ((event.target as Element).closest(selector)) event.preventDefault();
      },
      true,
    );
  }, STARTERS);

const restored = (ui: Ui) =>
  ui.eval(async () => {
    const nav = document.querySelector("dealer-mega-nav") as HTMLElement;
    nav.remove();
    await Promise.resolve();
    return nav.innerHTML;
  });

test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

for (const [framework, markup] of Object.entries(STARTED))
  test.describe(`the attributes of ${framework}`, () => {
    test("are away while the menu works, and come back as they were", async ({ ui }) => {
      for (const href of ["#aanbod", "#"]) {
        await stage(ui, { html: markup(href) });
        await expect.poll(() => matches(ui, `dealer-mega-nav :is(${STARTERS})`)).toBe(false);
        expect(await restored(ui)).toBe(markup(href));
      }
    });

    test("do not keep a press from the parent's link", async ({ ui }) => {
      await stage(ui, { html: markup("#aanbod") });
      await startDelegated(ui);
      await expect.poll(() => matches(ui, `dealer-mega-nav :is(${STARTERS})`)).toBe(false);
      await ui.click("#label");
      await expect.poll(() => visited(ui)).toBe("#aanbod");
    });
  });

test("attributes that a script sets late are removed too", async ({ ui }) => {
  const html = STARTED["Bootstrap’s collapse"]?.("#") ?? "";
  await stage(ui, { html });
  for (const name of STARTER_NAMES) {
    await ui.eval((late) => document.querySelector("#label")?.setAttribute(late, "dropdown"), name);
    await expect.poll(() => matches(ui, `#label[${name}]`)).toBe(false);
  }
});

test("keeps attributes for something else than a menu", async ({ ui }) => {
  const html = `<ul><li><a href="#zoek" data-bs-toggle="collapse" data-bs-target="#zoekbalk">Zoek</a></li>
    <li><a href="#info" data-bs-toggle="tooltip" title="Info">Info</a><ul>${PANEL}</ul></li></ul>`;
  await stage(ui, { html });
  expect(await matches(ui, "[data-bs-toggle=collapse]")).toBe(true);
  expect(await matches(ui, "[data-bs-toggle=tooltip]")).toBe(true);
  await ui.eval(() => document.querySelector("[data-bs-toggle]")?.setAttribute("data-bs-toggle", "dropdown"));
  await ui.eval(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await matches(ui, "[data-bs-toggle=dropdown]")).toBe(true);
});

const HIDDEN = `<div id="wrapper" aria-hidden="true" inert><ul><li><a href="#">Aanbod</a>
  <div id="between"><ul id="panel" aria-hidden="true">${PANEL}</ul></div></li></ul></div>`;

for (const [width, size] of [
  ["wide", WIDE],
  ["narrow", NARROW],
] as const)
  test(`nothing around an open panel hides it from a screen reader on a ${width} page`, async ({ ui }) => {
    const isHidden = () => matches(ui, ":is([aria-hidden=true], [inert]) #first");
    await stage(ui, { html: HIDDEN, size });
    if (size === NARROW) {
      // The list can be read as soon as it is shown.
      await ui.click('dealer-mega-nav >>> [part="toggle"]');
      await expect.poll(() => matches(ui, "#wrapper:is([aria-hidden], [inert])")).toBe(false);
    } else await ui.eval(() => document.querySelector("#wrapper")?.removeAttribute("inert"));
    await ui.click("[data-dealer-toggle]");
    await expect.poll(() => canPress(ui, "#first")).toBe(true);
    expect(await isHidden()).toBe(false);
    for (const id of ["panel", "between", "wrapper"]) {
      await ui.eval((late) => {
        for (const name of ["aria-hidden", "inert"])
          document.getElementById(late)?.setAttribute(name, "true");
      }, id);
      await expect.poll(isHidden).toBe(false);
    }
  });

test("a script that changes `hidden` neither shows a closed panel nor hides an open one", async ({ ui }) => {
  await stage(ui, { html: menu("", "", 'href="#"', `<ul>${PANEL}</ul>`) });
  const setHidden = (isHidden: boolean) =>
    ui.eval((is) => document.querySelector("#label + ul")?.toggleAttribute("hidden", is), isHidden);
  for (const isOpen of [true, false]) {
    await ui.click("#label");
    await expect.poll(() => canPress(ui, "#first")).toBe(isOpen);
    await setHidden(isOpen);
    await expect.poll(() => matches(ui, "#label + [hidden]")).toBe(!isOpen);
    expect(await canPress(ui, "#first")).toBe(isOpen);
  }
});

test.describe("a printed toggle that is no button", () => {
  const TOGGLES = ['<span role="button">', '<div role="button" tabindex="-1">', '<a role="button">'];
  for (const tag of TOGGLES)
    test(`${tag} can be reached and pressed by keys`, async ({ ui }) => {
      const name = tag.slice(1, tag.search(/[ >]/));
      const html = `<ul><li><a href="#home">Home</a></li><li><a href="#aanbod">Aanbod</a>${tag}open</${name}>
        <ul>${PANEL}</ul></li><li><a href="#contact">Contact</a></li></ul>`;
      for (const size of [WIDE, NARROW]) {
        await stage(ui, { html, size });
        if (size === NARROW) await openMenu(ui);
        await focus(ui, 'a[href="#aanbod"]');
        await ui.press("Tab");
        await expect.poll(() => focusedOn(ui)).toBe(`${name} open`);
        for (const [key, isOpen] of [
          ["Enter", true],
          ["Space", false],
          ["Space", true],
        ] as const) {
          await ui.press(key);
          await expect.poll(() => canPress(ui, "#first")).toBe(isOpen);
        }
        await ui.press("ArrowDown");
        await expect.poll(() => focusedOn(ui)).toBe("a Nieuw");
        await ui.press("Escape");
        await expect.poll(() => focusedOn(ui)).toBe(`${name} open`);
        await ui.press("ArrowLeft");
        await ui.press("ArrowRight");
        await expect.poll(() => focusedOn(ui)).toBe(`${name} open`);
        expect(await restored(ui)).toBe(html);
      }
    });

  test("a label with the role of a button is the only toggle", async ({ ui }) => {
    await stage(ui, {
      html: `<ul><li><span role="button" tabindex="0">Aanbod</span><ul>${PANEL}</ul></li></ul>`,
    });
    expect(await ui.eval(() => document.querySelectorAll("[data-dealer-toggle]").length)).toBe(1);
    await focus(ui, "[role=button]");
    await ui.press("Space");
    await expect.poll(() => canPress(ui, "#first")).toBe(true);
  });
});
