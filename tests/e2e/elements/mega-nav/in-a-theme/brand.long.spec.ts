import { holdFiles } from "../../../../support/hold.ts";
import { expect, test, type Ui } from "../../../../support/ui.ts";
import { isShown, NARROW, problems } from "../../page.ts";
import { areWatching, canPressLink, changeTheme, LIST, openTheme } from "./theme.ts";

const PICTURE = '<img src="data:," alt="Merel" width="120" height="40">';
const tag = (html: string) => `<dealer-mega-nav><nav>${html}</nav></dealer-mega-nav>`;

/** What stays beside a closed list, without any class that says what it is. */
const BRANDS: Readonly<Record<string, string>> = {
  "a link to the first page": `<a id="x" href="/">Merel</a>${LIST}`,
  "its whole address": `<a id="x" href="HOST">Merel</a>${LIST}`,
  "a link to the first page in a box": `<div><div><a id="x" href="/">Merel</a></div></div>${LIST}`,
  "after the list": `${LIST}<a id="x" href="/">Merel</a>`,
  "a picture in a link": `<a id="x" href="/start">${PICTURE}</a><div>${LIST}</div>`,
  "a picture": `<div id="x">${PICTURE}</div>${LIST}`,
};
/** What is no brand. */
const OTHERS: Readonly<Record<string, string>> = {
  "a link to another page": `<a id="x" href="/contact">Contact</a>${LIST}`,
  "a link in the page": `<a id="x" href="#top">Naar boven</a>${LIST}`,
  "a picture on a button": `<button id="x">${PICTURE}</button>${LIST}`,
  "a picture after the list": `${LIST}<div id="x">${PICTURE}</div>`,
};

const sees = (ui: Ui) => isShown(ui, "#x");

test("dealer-mega-nav keeps a brand without a class beside the closed list, and nothing else", async ({
  ui,
}) => {
  await openTheme(ui, { html: tag(LIST), css: "" });
  const origin = await ui.eval(() => location.origin);
  for (const [names, isBrand] of [
    [BRANDS, true],
    [OTHERS, false],
  ] as const)
    for (const [name, html] of Object.entries(names)) {
      await changeTheme(ui, { html: tag(html.replace("HOST", origin)), css: "" });
      await expect.poll(() => sees(ui), name).toBe(isBrand);
      expect(await canPressLink(ui), name).toBe(false);
      await ui.click("dealer-mega-nav >>> [part=toggle]");
      await expect.poll(() => canPressLink(ui), name).toBe(true);
      expect(await sees(ui), name).toBe(true);
    }
  expect(await problems(ui)).toEqual([]);
});

test("dealer-mega-nav shows a link to the first page beside its list before the code has come, and no item", async ({
  ui,
}) => {
  await ui.viewport(...NARROW);
  const code = holdFiles("chunks/");
  await ui.goto(code.on("/tests/pages/field.html?probe"));
  const put = (html: string) =>
    ui.eval((text) => {
      (document.querySelector("header, dealer-mega-nav") as HTMLElement).outerHTML = text;
    }, html);
  await put(tag(LIST.replace("#home", "/").replace("<a", '<a id="x"')));
  expect(await sees(ui)).toBe(false);
  await put(tag(`<a id="x" href="/">Merel</a>${LIST}`));
  expect(await sees(ui)).toBe(true);
  expect(await isShown(ui, "dealer-mega-nav li")).toBe(false);
  const placeOf = () => ui.eval(() => document.querySelector("#x")?.getBoundingClientRect().y);
  const before = await placeOf();
  await code.release();
  await areWatching(ui);
  expect(await sees(ui)).toBe(true);
  expect(await placeOf()).toBe(before);
});
