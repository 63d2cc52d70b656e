import { expect, test, type Ui } from "../../support/ui.ts";
import { isReady, isShown, WIDE } from "../elements/page.ts";

/* Routers make the head of the page that of the next one, which lacks what scripts have added to it. */

const PAGE = "/tests/pages/one-tag.html";
const LINK = "dealer-mega-nav a";

/** Removes from the head what the next page does not have, and replaces the body. */
async function visit(to: string) {
  const text = await (await fetch(to)).text();
  const next = new DOMParser().parseFromString(text, "text/html");
  const isInNext = (one: Element) => [...next.head.children].some((other) => other.isEqualNode(one));
  for (const one of [...document.head.children]) if (!isInNext(one)) one.remove();
  document.body.replaceWith(document.importNode(next.body, true));
}

/** Switches off the style sheets that the next page does not have, and replaces the body: WordPress' interactivity router. */
async function visitBySwitching(to: string) {
  const text = await (await fetch(to)).text();
  const next = new DOMParser().parseFromString(text, "text/html");
  const sheets = [...next.querySelectorAll("style, link[rel=stylesheet]")];
  for (const one of document.querySelectorAll<HTMLLinkElement>("style, link[rel=stylesheet]"))
    if (one.sheet) one.sheet.disabled = !sheets.some((other) => other.isEqualNode(one));
  document.body.replaceWith(document.importNode(next.body, true));
}

const ROUTERS = { "merges the head": visit, "switches style sheets off": visitBySwitching };

/** How the style sheet draws the menu's list and its label. */
const look = (ui: Ui) =>
  ui.eval((link) => {
    const label = getComputedStyle(document.querySelector(link) ?? document.body);
    const list = getComputedStyle(document.querySelector("dealer-mega-nav ul") ?? document.body);
    return [list.display, list.listStyleType, label.display, label.minBlockSize];
  }, LINK);

for (const [name, visitPage] of Object.entries(ROUTERS))
  test(`a router that ${name} does not take the starter's style sheet away`, async ({ ui }) => {
    await ui.viewport(...WIDE);
    await ui.goto(PAGE);
    await isReady(ui);
    await expect.poll(async () => (await look(ui))[0]).toBe("flex");
    const first = await look(ui);
    for (let page = 2; page < 4; page++) {
      await ui.eval(visitPage, PAGE);
      await expect.poll(() => look(ui), `page ${page}`).toEqual(first);
      await expect.poll(() => isShown(ui, LINK)).toBe(true);
    }
    expect(await ui.eval(() => document.querySelectorAll("link[rel=stylesheet]").length)).toBe(1);
  });
