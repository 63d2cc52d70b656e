import { expect, test, type Ui } from "../../../../support/ui.ts";
import { isReady, matches, NARROW, WIDE } from "../../page.ts";
import { openBranch } from "../menu.ts";
import { areWatching, LIST } from "./theme.ts";

/* The page's own media queries and viewport units, which one engine loses where it cannot place a part of ours. */

const PAGE_STYLE = `
  .unit { inline-size: 50vw }
  .panel { display: none; position: absolute }
  .has:hover .panel { display: block }
  .query { color: rgb(0, 0, 255) }
  @media (max-width: 768px) { .query { color: rgb(255, 0, 0) } }`;
const SUBJECT = '<p class="query">Vraag</p><p class="unit">Maat</p>';

/** What the page looks like by its own style sheet. */
const look = (ui: Ui) =>
  ui.eval(() => {
    const [query, unit] = [".query", ".unit"].map((part) => document.querySelector(part) as Element);
    const width = (unit as Element).getBoundingClientRect().width;
    return [getComputedStyle(query as Element).color, Math.round((width / innerWidth) * 100)];
  });

const LOOKS = { wide: ["rgb(0, 0, 255)", 50], narrow: ["rgb(255, 0, 0)", 50] };

const MENUS = {
  "a list": `<dealer-mega-nav>${LIST}</dealer-mega-nav>`,
  "a list in columns":
    '<dealer-mega-nav><ul><li><a href="#a">Aanbod</a><div><ul><li><a href="#b">B</a></li></ul><ul><li><a href="#c">C</a></li></ul></div></li></ul></dealer-mega-nav>',
  "labels without addresses":
    "<dealer-mega-nav><ul><li>Tekst<ul><li><a href='#b'>B</a></li></ul></li><li><span>Aanbod</span><ul><li><a href='#c'>C</a></li></ul></li></ul></dealer-mega-nav>",
  "a hidden item": `<dealer-mega-nav>${LIST.replace("<li>", '<li style="display: none"><a href="#x">X</a><ul><li><a href="#y">Y</a></li></ul></li><li>')}</dealer-mega-nav>`,
  "a list elsewhere": `<dealer-mega-nav for=".m"></dealer-mega-nav>${LIST}`,
  "items without lists":
    '<dealer-mega-nav><div class="start"><a href="#home">Home</a><div class="has"><a class="link">Aanbod</a><div class="panel"><a href="#b">B</a><a href="#c">C</a></div></div><a href="#contact">Contact</a></div></dealer-mega-nav>',
};

async function openMenuPage(ui: Ui, html: string) {
  await ui.viewport(...WIDE);
  await ui.goto("/tests/pages/navigation.html");
  await isReady(ui);
  await ui.eval((content) => {
    (document.querySelector("#stage") as HTMLElement).innerHTML = content;
  }, `<style>${PAGE_STYLE}</style>${html}${SUBJECT}`);
  await expect.poll(() => matches(ui, "[data-dealer-branch]")).toBe(true);
  await areWatching(ui);
}

for (const [menu, html] of Object.entries(MENUS)) {
  test(`the page's media queries hold after each resize with ${menu}`, async ({ ui }) => {
    await openMenuPage(ui, html);
    for (const round of [1, 2]) {
      await ui.viewport(...NARROW);
      await expect.poll(() => look(ui), `narrow ${round}`).toEqual(LOOKS.narrow);
      await ui.viewport(...WIDE);
      await expect.poll(() => look(ui), `wide ${round}`).toEqual(LOOKS.wide);
    }
  });
}

test("the page's media queries hold when a panel or the list is open", async ({ ui }) => {
  await openMenuPage(ui, MENUS["a list"]);
  await openBranch(ui, "Aanbod");
  await ui.viewport(...NARROW);
  await expect.poll(() => look(ui)).toEqual(LOOKS.narrow);
  await ui.viewport(...WIDE);
  await expect.poll(() => look(ui)).toEqual(LOOKS.wide);
  await ui.viewport(...NARROW);
  await expect.poll(() => look(ui)).toEqual(LOOKS.narrow);
});
