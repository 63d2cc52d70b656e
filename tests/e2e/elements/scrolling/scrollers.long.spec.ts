import { logoContract } from "../../../../src/logo/logo.contract.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { firedEvents, isShown, problems } from "../page.ts";
import { openScrolling, SCROLLERS, type Scroller, scroll, show } from "./scrolling.ts";

const THRESHOLD_PX = logoContract.attributes["threshold-px"].default;
const BUTTON = 'dealer-to-top >>> [part="button"]';
const LINK = "dealer-logo a";
const REST = '<div id="slider"></div><div id="rest">Lijst</div>';

const tags = (attributes = "") =>
  `<dealer-logo fade-ms="0" ${attributes}><a href="#rest">Merel</a></dealer-logo>` +
  `<dealer-to-top fade-ms="0" duration-ms="0" ${attributes}></dealer-to-top>`;

const inside = ({ around: [start, end] = ["", ""] }: Scroller, attributes?: string) =>
  start + tags(attributes) + REST + end;
const outside = ({ around: [start, end] = ["", ""] }: Scroller, attributes?: string) =>
  start + REST + end + tags(attributes);

/** The button shows and the logo does not, or the other way round. */
const expectScrolled = (ui: Ui, isScrolled: boolean, name: string) =>
  expect
    .poll(async () => [await isShown(ui, BUTTON), await isShown(ui, LINK)], name)
    .toEqual([isScrolled, !isScrolled]);

const scrolledTo = (ui: Ui, selector: string) =>
  ui.eval((wanted) => document.querySelector(wanted)?.scrollTop, selector);

async function expectToFollow(ui: Ui, selector: string, name: string) {
  await expectScrolled(ui, false, `${name}: at the start`);
  await scroll(ui, selector, THRESHOLD_PX);
  await expectScrolled(ui, false, `${name}: at the threshold`);
  await scroll(ui, selector, THRESHOLD_PX + 1);
  await expectScrolled(ui, true, `${name}: past the threshold`);
  await scroll(ui, selector, 900);
  await ui.click(BUTTON);
  await expect.poll(() => scrolledTo(ui, selector), `${name}: after a press`).toBe(0);
  await expectScrolled(ui, false, `${name}: at the start again`);
  expect((await firedEvents(ui)).map(({ type, detail }) => [type, detail])).toEqual([
    ["dealer-logo-toggled", { visible: false }],
    ["dealer-to-top-press", { from: 900 }],
    ["dealer-to-top-arrived", {}],
    ["dealer-logo-toggled", { visible: true }],
  ]);
}

const byName = Object.entries<Scroller>(SCROLLERS);

test.describe("the button and the logo", () => {
  test.beforeEach(({ ui }) => openScrolling(ui));
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("follow the scroller that they are in", async ({ ui }) => {
    for (const [name, scroller] of byName) {
      await show(ui, scroller.css, inside(scroller));
      await expectToFollow(ui, scroller.selector, name);
    }
  });

  test("follow the scroller that moves, where they are outside it", async ({ ui }) => {
    for (const [name, scroller] of byName) {
      await show(ui, scroller.css, outside(scroller));
      await expectToFollow(ui, scroller.selector, name);
    }
  });

  test("follow the scroller that the page names", async ({ ui }) => {
    for (const [name, scroller] of byName) {
      await show(ui, scroller.css, outside(scroller, `scroller="${scroller.selector}"`));
      await expectToFollow(ui, scroller.selector, name);
    }
    const small = "#main { height: 150px; width: 200px; overflow: auto } #foot { height: 3000px }";
    const main = '<div id="main"><div style="height: 2000px"></div></div><div id="foot"></div>';
    await show(ui, small, tags('scroller="#main"') + main);
    await expectToFollow(ui, "#main", "small, in a page that scrolls");
  });

  test("know a page that was scrolled before the code came", async ({ ui }) => {
    for (const [name, scroller] of byName)
      for (const [place, markup] of Object.entries({ inside, outside })) {
        await show(ui, scroller.css, markup(scroller).replace(tags(), '<div id="later"></div>'));
        await scroll(ui, scroller.selector, 900);
        await ui.eval((html) => {
          const later = document.querySelector("#later");
          if (later) later.outerHTML = html;
        }, tags());
        await expectScrolled(ui, true, `${name}, ${place}`);
        expect(await firedEvents(ui)).toEqual([]);
      }
  });

  test("follow a scroller that comes late, is replaced or leaves", async ({ ui }) => {
    const main = '<div id="main"><div id="rest">Lijst</div></div>';
    const add = () => ui.eval((html) => document.body.insertAdjacentHTML("beforeend", html), main);
    const remove = () => ui.eval(() => document.querySelector("#main")?.remove());
    for (const attributes of ["", 'scroller="#main"']) {
      await show(ui, "body { margin: 0 } #main { height: 100vh; overflow: auto }", main + tags(attributes));
      for (let round = 0; round < 2; round++) {
        await scroll(ui, "#main", 500);
        await expectScrolled(ui, true, `${attributes}: there`);
        await remove();
        await expectScrolled(ui, false, `${attributes}: gone`);
        await add();
      }
      await scroll(ui, "#main", 500);
      await expectScrolled(ui, true, `${attributes}: another`);
    }
  });

  test("follow the attribute when it is set, changed and removed", async ({ ui }) => {
    const css = "#main, #side { height: 400px; overflow: auto } #foot { height: 3000px }";
    const list = '<div style="height: 2000px"></div>';
    await show(
      ui,
      css,
      `${tags()}<div id="main">${list}</div><div id="side">${list}</div><div id="foot"></div>`,
    );
    await scroll(ui, "#main", 500);
    const set = (value: string | null) =>
      ui.eval((text) => {
        for (const element of document.querySelectorAll("dealer-logo, dealer-to-top"))
          if (text === null) element.removeAttribute("scroller");
          else element.setAttribute("scroller", text);
      }, value);
    await expectScrolled(ui, false, "the window");
    await set("#main");
    await expectScrolled(ui, true, "#main");
    await set("#side");
    await expectScrolled(ui, false, "#side");
    await scroll(ui, "#side", 300);
    await expectScrolled(ui, true, "#side, scrolled");
    await set("html");
    await expectScrolled(ui, false, "the window, by its name");
    await set("#main");
    await expectScrolled(ui, true, "#main again");
    await set(null);
    await expectScrolled(ui, false, "the window again");
  });

  test("do not follow what only scrolls on the page", async ({ ui }) => {
    const lists: Readonly<Record<string, string>> = {
      "a small list": "height: 150px; width: 300px; overflow: auto",
      "a large list": "height: 100vh; overflow: auto",
      "a strip": "height: 200px; overflow: auto",
    };
    for (const [name, style] of Object.entries(lists)) {
      const list = `<div id="list" style="${style}"><div style="height: 2000px; width: 3000px"></div></div>`;
      await show(ui, "", tags() + list + REST);
      await scroll(ui, "#list", 500, 500);
      await expectScrolled(ui, false, name);
      await scroll(ui, "html", 900);
      await expectScrolled(ui, true, `${name}, and the page`);
      await scroll(ui, "#list", 0);
      await expectScrolled(ui, true, `${name}, back`);
    }
  });

  test("stay with the page while it is locked", async ({ ui }) => {
    await show(ui, "#dialog { position: fixed; inset: 0; overflow: auto }", tags() + REST);
    await scroll(ui, "html", 900);
    await expectScrolled(ui, true, "scrolled");
    await ui.eval(() => {
      document.body.style.overflow = "hidden";
      document.body.insertAdjacentHTML(
        "beforeend",
        '<div id="dialog"><div style="height: 3000px"></div></div>',
      );
    });
    await scroll(ui, "#dialog", 50);
    await expectScrolled(ui, true, "locked");
  });
});

test("a scroller that is not there is warned of once, and the page's own is used", async ({ ui }) => {
  await openScrolling(ui);
  for (const [text, problem] of [
    ["#nowhere", "matches nothing on the page"],
    ["[[", "is not a CSS selector"],
  ]) {
    const before = (await problems(ui)).length;
    await show(ui, "", `<dealer-to-top fade-ms="0" scroller="${text}"></dealer-to-top>${REST}`);
    await scroll(ui, "html", 900);
    await expect.poll(() => isShown(ui, BUTTON)).toBe(true);
    await scroll(ui, "html", 0);
    await expect.poll(() => isShown(ui, BUTTON)).toBe(false);
    const texts = (await problems(ui)).slice(before).map((message) => message.text);
    expect(texts).toEqual([`<dealer-to-top scroller="${text}"> ${problem}; "" is used instead.`]);
  }
});
