import { expect, test, type Ui } from "../../../../support/ui.ts";
import { NARROW, problems, WIDE } from "../../page.ts";
import { canPressLink, frames, LIST, openTheme, TAG, visibleButtons } from "./theme.ts";

/** A theme's button beside the tag, which says only by its name that it is for the menu. */
const BUTTONS: Readonly<Record<string, string>> = {
  "the name menu-toggle": '<button type="button" class="bur menu-toggle">≡</button>',
  "aria-controls with the navigation around both":
    '<button type="button" class="bur menu-toggle" aria-controls="site" aria-expanded="false">Menu</button>',
  "its text": '<button type="button" class="bur"><span>Hoofdmenu</span></button>',
  "its label": '<button type="button" class="bur" aria-label="Open menu"><i></i></button>',
  "a sign": '<a class="bur" href="#">☰</a>',
  "data-toggle": '<button type="button" class="bur menu-icon" data-toggle="wrap" aria-label="Menu"></button>',
};

const PLACES: Readonly<Record<string, (button: string) => string>> = {
  "in the navigation": (button) => `<nav id="site">${button}<div id="wrap">${TAG}</div></nav>`,
  "in the header": (button) =>
    `<div class="bar">${button}</div><nav id="site"><div id="wrap">${TAG}</div></nav>`,
};

const CSS = `
  .bur { display: none; height: 40px; width: 120px }
  @media (max-width: 768px) {
    .bur { display: block }
    .m { display: none }
    .toggled .m { display: block }
  }`;

/** What a theme's script does with its button. */
const runScript = (ui: Ui) =>
  ui.eval(() => {
    const nav = document.querySelector("#site");
    document.querySelector(".bur")?.addEventListener("click", () => nav?.classList.toggle("toggled"));
  });

const headerPx = (ui: Ui) => ui.eval(() => document.querySelector("#stage")?.getBoundingClientRect().height);

async function expectOurs(ui: Ui, where: string) {
  await expect.poll(() => visibleButtons(ui), where).toEqual(["ours"]);
  await expect.poll(() => canPressLink(ui), where).toBe(false);
  await ui.click("dealer-mega-nav >>> [part=toggle]");
  await expect.poll(() => canPressLink(ui), where).toBe(true);
  await expect.poll(() => visibleButtons(ui), where).toEqual(["ours"]);
  await ui.press("Escape");
  await expect.poll(() => canPressLink(ui), where).toBe(false);
}

for (const [place, htmlOf] of Object.entries(PLACES))
  for (const hasScript of [true, false])
    test(`dealer-mega-nav replaces a theme's button ${place}, ${hasScript ? "with" : "without"} the theme's script`, async ({
      ui,
    }) => {
      for (const [name, button] of Object.entries(BUTTONS)) {
        // Outside the navigation that it names, such a button opens the list in place of ours.
        if (place === "in the header" && button.includes("aria-controls")) continue;
        await openTheme(ui, { html: htmlOf(button), css: CSS });
        if (hasScript) await runScript(ui);
        await expectOurs(ui, name);
      }
      expect(await problems(ui)).toEqual([]);
    });

test("dealer-mega-nav leaves the room of a button that it replaces, and gives the button back", async ({
  ui,
}) => {
  const button = '<button type="button" class="bur menu-toggle">Menu</button>';
  const css = ".bur { height: 40px }";
  await openTheme(ui, { html: `<nav>${button}${TAG}</nav>`, css });
  await expect.poll(() => visibleButtons(ui)).toEqual(["ours"]);
  const heightPx = await headerPx(ui);
  await ui.viewport(...WIDE);
  await expect.poll(() => visibleButtons(ui)).toEqual(["theirs"]);
  await ui.viewport(...NARROW);
  await expect.poll(() => visibleButtons(ui)).toEqual(["ours"]);
  await expect.poll(() => headerPx(ui)).toBe(heightPx);
  const restored = await ui.eval(async () => {
    document.querySelector("dealer-mega-nav")?.remove();
    await new Promise(requestAnimationFrame);
    return document.querySelector(".bur")?.outerHTML;
  });
  expect(restored).toBe(button);
});

/** Buttons near the tag that are not for its list. */
const OTHERS: Readonly<Record<string, string>> = {
  "a search button": '<button type="button" class="bur" aria-label="Zoeken"></button>',
  "an account menu": '<button type="button" class="bur">Mijn account</button>',
  "a button for something else":
    '<button type="button" class="bur menu-toggle" aria-controls="anders">Menu</button><div id="anders"></div>',
  "the button of another drawer":
    '<button type="button" class="bur menu-toggle">Menu</button><div class="offcanvas" hidden=""><ul><li><a href="#x">X</a></li></ul></div>',
};

for (const [name, html] of Object.entries(OTHERS))
  test(`dealer-mega-nav leaves ${name} beside it`, async ({ ui }) => {
    await openTheme(ui, { html: `<nav>${html}${TAG}</nav>`, css: ".bur { height: 40px; width: 120px }" });
    await frames(ui);
    expect(await visibleButtons(ui)).toEqual(["ours", "theirs"]);
  });

const OPEN = `<button type="button" class="bur wp-block-navigation__responsive-container-open" aria-haspopup="dialog" aria-label="Menu openen"></button>`;
const CLOSE = `<button type="button" class="bur wp-block-navigation__responsive-container-close" aria-label="Menu sluiten"></button>`;

/** Buttons of a theme in the tag, around its list. */
const INSIDE: Readonly<Record<string, string>> = {
  "WordPress's navigation block": `<nav>${OPEN}<div class="box"><div role="dialog">${CLOSE}${LIST}</div></div></nav>`,
  "a button with a text": `<div><button type="button" class="bur">Menu en widgets</button>${LIST}</div>`,
  "a sign in a link": `<nav><a class="bur" href="#" aria-label="Menu"><span aria-hidden="true">☰</span></a>${LIST}</nav>`,
};

for (const [name, inside] of Object.entries(INSIDE))
  test(`dealer-mega-nav hides the theme's buttons in it: ${name}`, async ({ ui }) => {
    await openTheme(ui, {
      html: `<dealer-mega-nav>${inside}</dealer-mega-nav>`,
      css: ".bur { width: 60px; height: 40px }",
    });
    await expectOurs(ui, name);
    expect(await problems(ui)).toEqual([]);
  });

for (const named of [true, false])
  test(`dealer-mega-nav leaves one button where a script adds one late, ${named ? "for the list" : "without saying what for"}`, async ({
    ui,
  }) => {
    await openTheme(ui, {
      html: `<header id="site"><div>${TAG}</div></header>`,
      css: ".bur { height: 40px }",
    });
    await expect.poll(() => visibleButtons(ui)).toEqual(["ours"]);
    await ui.eval((isNamed) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "bur menu-toggle";
      button.textContent = "Menu";
      (document.querySelector(".m") as Element).id = "lijst";
      if (isNamed) button.setAttribute("aria-controls", "lijst");
      document.querySelector("#site")?.prepend(button);
    }, named);
    await expect.poll(() => visibleButtons(ui)).toEqual([named ? "theirs" : "ours"]);
    await ui.click(named ? ".bur" : "dealer-mega-nav >>> [part=toggle]");
    await expect.poll(() => canPressLink(ui)).toBe(true);
  });

/** A theme's `details` around the whole list: its summary is a menu button that needs no script. */
const DRAWERS: Readonly<Record<string, (list: string) => string>> = {
  "a word": (list) => `<details><summary class="bur">Menu</summary>${list}</details>`,
  "a sign": (list) => `<details><summary class="bur">☰</summary>${list}</details>`,
  "another word": (list) => `<details><summary class="bur">Bladeren</summary>${list}</details>`,
  "in a navigation": (list) => `<nav><details><summary class="bur">Menu</summary>${list}</details></nav>`,
  "open from the start": (list) =>
    `<details open=""><summary class="bur">Menu</summary><div>${list}</div></details>`,
};

for (const [name, around] of Object.entries(DRAWERS))
  test(`dealer-mega-nav replaces a theme's details around the list: ${name}`, async ({ ui }) => {
    const html = `<dealer-mega-nav>${around(LIST)}</dealer-mega-nav>`;
    const css =
      "@media (min-width: 769px) { summary { display: none } details::details-content { content-visibility: visible } }";
    await openTheme(ui, { html, css });
    await expectOurs(ui, name);
    await ui.viewport(...WIDE);
    const isOpen = name === "open from the start";
    await expect.poll(() => ui.eval(() => document.querySelector("details")?.open)).toBe(isOpen);
    if (isOpen || (await ui.eval(() => window.CSS.supports("selector(::details-content)"))))
      await expect.poll(() => canPressLink(ui)).toBe(true);
    const restored = await ui.eval(async () => {
      const tag = document.querySelector("dealer-mega-nav") as HTMLElement;
      tag.remove();
      await new Promise(requestAnimationFrame);
      return tag.innerHTML;
    });
    expect(restored).toBe(around(LIST));
    expect(await problems(ui)).toEqual([]);
  });
