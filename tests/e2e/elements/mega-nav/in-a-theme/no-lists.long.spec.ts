import { holdFiles } from "../../../../support/hold.ts";
import { expect, test, type Ui } from "../../../../support/ui.ts";
import { isReady, isShown, matches, NARROW, problems, WIDE } from "../../page.ts";
import { focus, MENU_BUTTON } from "../menu.ts";
import { canPressLink, frames, openTheme } from "./theme.ts";

/** What is beside the items. */
const BRAND = '<a class="brand" id="merk" href="#merel">Merel</a>';
const FORM = '<form id="zoek"><input aria-label="Zoek"></form>';

interface Structure {
  readonly html: string;
  readonly css: string;
  readonly isDeep?: boolean;
}

/** The kinds of menus without a list. Each has the item `Aanbod` with the link `#nieuw`. */
const STRUCTURES: Readonly<Record<string, Structure>> = {
  "a link and a box, opened by hovering": {
    html: `<nav class="bar">${BRAND}<div class="menu"><div class="start">
        <a class="item" href="#home">Home</a>
        <div class="item has"><a class="link">Aanbod</a><div class="drop"><a class="item" href="#nieuw">Nieuw</a><hr><a class="item" href="#bus">Bus</a></div></div>
        <a class="item" href="#contact">Contact</a>
      </div><div class="end"><div class="buttons"><a class="button" href="#proefrit">Proefrit</a></div>${FORM}</div></div></nav>`,
    css: `.bar, .menu, .start { display: flex } .has { position: relative } .link { padding-right: 40px }
      .drop { display: none; position: absolute } .has:hover .drop { display: block }
      @media (max-width: 768px) { .menu { display: none } .menu.on { display: block } .start { display: block } }`,
  },
  "a text and a box, with a third level": {
    html: `<div class="ui">${BRAND}${FORM}<div class="menu"><a class="item" href="#home">Home</a>
        <div class="item" tabindex="0">Aanbod <i class="icon"></i><div class="sub"><a class="item" href="#alle">Alle</a>
          <div class="item"><i class="icon"></i><span class="text">Soort</span><div class="sub"><a class="item" href="#nieuw">Nieuw</a></div></div>
        </div></div>
        <a class="item" href="#contact">Contact</a></div></div>`,
    css: `.menu { display: flex } .item { position: relative; padding: 12px } .sub { display: none !important; position: absolute; top: 100% }
      .sub .sub { left: 100% } .item.on > .sub { display: block !important } .sub .item { display: block }`,
    isDeep: true,
  },
  "boxes as labels": {
    html: `<div class="w">${BRAND}<nav class="menu"><a href="#home">Home</a>
        <div class="dd"><div class="tog"><div class="arrow"></div><div>Aanbod</div></div><nav class="drop"><a href="#nieuw">Nieuw</a></nav></div>
        <a href="#contact">Contact</a></nav>${FORM}</div>`,
    css: `.menu { display: flex } .dd { display: inline-block; position: relative } .tog { padding: 20px 40px 20px 20px } .menu > a { padding: 20px }
      .drop { position: absolute; display: none } .drop.on { display: block } .drop a { display: block; padding: 10px }`,
  },
  "buttons as labels, in boxes of utility classes": {
    html: `<header><nav class="flex">${BRAND}<div class="flex gap">
        <div class="relative"><button type="button" class="flex" aria-expanded="false">Aanbod <svg width="20" height="20" viewBox="0 0 20 20"><path d="M5 8l5 5 5-5"></path></svg></button>
          <div class="absolute hide"><div class="p"><div><a href="#nieuw">Nieuw</a><p>Alles nieuw</p></div><div><a href="#bus">Bus</a></div></div></div></div>
        <a href="#home">Home</a><a href="#contact">Contact</a></div>${FORM}</nav></header>`,
    css: `.flex { display: flex } .gap { gap: 48px } .relative { position: relative } .absolute { position: absolute; top: 100% }
      .hide { opacity: 0; visibility: hidden; transform: translateY(4px) } svg { margin-left: 6px } button { padding: 0 8px; border: 0; background: none }`,
  },
  "links with a printed toggle, in wrappers": {
    html: `<div class="site">${BRAND}<div class="nav"><div class="it"><a href="#home">Home</a></div>
        <div class="it"><div class="row"><a href="#aanbod">Aanbod</a><button class="tog" aria-label="Meer">v</button></div><div class="sub"><div class="it"><a href="#nieuw">Nieuw</a></div></div></div>
        <div class="it"><a href="#contact">Contact</a></div></div>${FORM}</div>`,
    css: `.nav { display: flex } .it { position: relative } .row { display: flex } .sub { position: absolute; max-height: 0; overflow: hidden }
      .sub.open { max-height: 500px }`,
  },
};

const TOGGLE = "dealer-mega-nav [data-dealer-toggle]:not([data-dealer-panel] *)";
const INNER = '[data-dealer-branch="2"] [data-dealer-toggle]';

async function openStructure(ui: Ui, { html, css }: Structure, size: readonly [number, number]) {
  await openTheme(ui, { html: `<dealer-mega-nav>${html}</dealer-mega-nav>`, css, size });
}

async function expectNew(ui: Ui, is: boolean, when: string) {
  await expect.poll(() => canPressLink(ui, "nieuw"), when).toBe(is);
}

/** Removes the element; returns what is left of the author's markup. */
const restored = (ui: Ui) =>
  ui.eval(async () => {
    const nav = document.querySelector("dealer-mega-nav") as HTMLElement;
    nav.remove();
    await Promise.resolve();
    return nav.innerHTML;
  });

/** On the page: how far the middle of the first toggle is above or below that of its label's text. */
function apartPx(selector: string) {
  const middleOf = (box: DOMRect) => box.y + box.height / 2;
  const toggle = document.querySelector(selector) as HTMLElement;
  const walker = document.createTreeWalker(document.querySelector("dealer-mega-nav") as HTMLElement, 4);
  while (walker.nextNode() && walker.currentNode.nodeValue?.trim() !== "Aanbod");
  const range = document.createRange();
  range.selectNodeContents(walker.currentNode);
  return Math.abs(middleOf(range.getBoundingClientRect()) - middleOf(toggle.getBoundingClientRect()));
}

for (const [name, structure] of Object.entries(STRUCTURES)) {
  test(`dealer-mega-nav opens ${name}, on a wide page`, async ({ ui }) => {
    await openStructure(ui, structure, WIDE);
    await expectNew(ui, false, "closed");
    expect(await ui.eval(apartPx, TOGGLE)).toBeLessThan(8);
    await ui.click(TOGGLE);
    if (structure.isDeep) await ui.click(INNER);
    await expectNew(ui, true, "pressed");
    await ui.click(TOGGLE);
    await expectNew(ui, false, "pressed again");
    await focus(ui, TOGGLE);
    await ui.press("Enter");
    if (structure.isDeep) {
      await focus(ui, INNER);
      await ui.press("Space");
    }
    await expectNew(ui, true, "Enter");
    await ui.press("Escape");
    await expectNew(ui, false, "Escape");
    if (structure.isDeep) await ui.press("Escape");
    await expect.poll(() => ui.eval((toggle) => document.activeElement?.matches(toggle), TOGGLE)).toBe(true);
    await ui.press("End");
    expect((await ui.focused()).text).toBe("Contact");
    expect(await restored(ui)).toBe(structure.html);
    expect(await problems(ui)).toEqual([]);
  });

  test(`dealer-mega-nav opens ${name}, on a narrow page`, async ({ ui }) => {
    await openStructure(ui, structure, NARROW);
    await expect.poll(() => canPressLink(ui)).toBe(false);
    await ui.click(MENU_BUTTON);
    await expect.poll(() => canPressLink(ui)).toBe(true);
    await expectNew(ui, false, "the list opened");
    await ui.click(TOGGLE);
    if (structure.isDeep) await ui.click(INNER);
    await expectNew(ui, true, "pressed");
    expect(await isShown(ui, "#zoek")).toBe(true);
    await ui.press("Escape");
    await expectNew(ui, false, "Escape");
    await ui.click(MENU_BUTTON);
    await expect.poll(() => canPressLink(ui)).toBe(false);
    expect(await isShown(ui, "#merk")).toBe(true);
    expect(await restored(ui)).toBe(structure.html);
    expect(await problems(ui)).toEqual([]);
  });
}

const [LINKED] = Object.values(STRUCTURES) as [Structure];

test("dealer-mega-nav keeps brand, buttons and form of a menu without lists as they are", async ({ ui }) => {
  await openStructure(ui, LINKED, WIDE);
  const marked = await ui.eval(() =>
    [...document.querySelectorAll("#merk, #zoek, #zoek *, .buttons, .button")].flatMap((element) =>
      element.getAttributeNames().filter((attribute) => attribute.startsWith("data-dealer")),
    ),
  );
  expect(marked).toEqual([]);
});

test("dealer-mega-nav reads an item that is added to a menu without lists", async ({ ui }) => {
  await openStructure(ui, LINKED, WIDE);
  await ui.eval(() => {
    const item = document.querySelector(".has")?.cloneNode(true) as HTMLElement;
    item.innerHTML = `<a class="link">Later</a><div class="drop"><a href="#later">Later</a></div>`;
    document.querySelector(".start")?.append(item);
  });
  await ui.click(`${TOGGLE}[aria-label="Later"]`);
  await expect.poll(() => canPressLink(ui, "later")).toBe(true);
});

test("dealer-mega-nav reads the list that is added to a menu without lists, and no longer the boxes", async ({
  ui,
}) => {
  await openStructure(ui, LINKED, WIDE);
  await ui.eval(() =>
    document
      .querySelector(".end")
      ?.insertAdjacentHTML(
        "beforeend",
        '<ul><li><a href="#x">X</a><ul><li><a href="#lijst">Lijst</a></li></ul></li></ul>',
      ),
  );
  await expect.poll(() => matches(ui, "li[data-dealer-branch]")).toBe(true);
  await expect.poll(() => matches(ui, "[data-dealer-item], .has [data-dealer-toggle]")).toBe(false);
  await ui.click(`${TOGGLE}[aria-label="X"]`);
  await expect.poll(() => canPressLink(ui, "lijst")).toBe(true);
});

test("dealer-mega-nav opens an item without a list that was pressed before its code came", async ({ ui }) => {
  const code = holdFiles("later-");
  await ui.viewport(...WIDE);
  await ui.goto(code.on("/tests/pages/navigation.html?probe"));
  await isReady(ui);
  await ui.eval(({ html, css }) => {
    const stage = document.querySelector("#stage") as HTMLElement;
    stage.innerHTML = `<style>${css}</style><dealer-mega-nav>${html}</dealer-mega-nav>`;
  }, LINKED);
  await frames(ui);
  await ui.click(".link");
  await expect.poll(() => matches(ui, TOGGLE)).toBe(false);
  await code.release();
  await expect.poll(() => matches(ui, `${TOGGLE}[aria-expanded=true]`)).toBe(true);
  await ui.moveTo(3, 700);
  await expectNew(ui, true, "pressed before");
});
