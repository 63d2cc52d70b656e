import { ELSEWHERE, isLeft } from "../../../../support/parts.ts";
import { expect, test, type Ui } from "../../../../support/ui.ts";
import { isShown, matches, open, problems, WIDE } from "../../../elements/page.ts";
import { tries } from "../../trials.ts";
import { tryAll, WHOLE_PAGE } from "../visit.ts";
import { duplicates, isEnhanced, leftOn, writtenOn } from "./enhanced.ts";

const SUBMENU = 'dealer-mega-nav button[aria-label="Auto’s"]';
const NEXT = "dealer-carousel >>> [part=next]";

const again = (selector: string, inner: boolean) => {
  const element = document.querySelector(selector) as Element;
  const html = inner ? element.innerHTML : element.outerHTML;
  if (inner) element.innerHTML = html;
  else element.outerHTML = html;
};

/** What scripts of a page rewrite with its current HTML. */
const REWRITES: Readonly<Record<string, (ui: Ui) => Promise<void>>> = {
  "the whole body, and a paragraph": (ui) =>
    ui.eval(() => {
      document.body.innerHTML += "<p>Net binnen</p>";
    }),
  "the whole body, twice": async (ui) => {
    await ui.eval(again, "body", true);
    await isEnhanced(ui);
    await ui.eval(again, "body", true);
  },
  "the main part": (ui) => ui.eval(again, "main", true),
  "the menu": (ui) => ui.eval(again, "dealer-mega-nav", false),
  "what is in the menu": (ui) => ui.eval(again, "dealer-mega-nav", true),
  "a list in the menu": (ui) => ui.eval(again, "dealer-mega-nav > ul > li:nth-child(2)", false),
  "what is in the carousel": (ui) => ui.eval(again, "dealer-carousel", true),
  "a slide": (ui) => ui.eval(again, "dealer-carousel > div", false),
  "what is in the search field": (ui) => ui.eval(again, "dealer-autocomplete", true),
};

/** On a phone a menu that stays has the current page's branch open, unless a visitor has opened another. */
const KEEPS_MENU = ["what is in the menu", "a list in the menu"];

/** Rewritten markup has the most of our changes while it is in use. */
async function use(ui: Ui, what: string) {
  await expect.poll(() => matches(ui, "dealer-loader:state(done)")).toBe(true);
  await ui.click(NEXT);
  if (KEEPS_MENU.includes(what)) return;
  await ui.click(SUBMENU);
  await expect.poll(() => isShown(ui, 'a[href="#nieuw"]')).toBe(true);
}

for (const [index, [what, rewrite]] of Object.entries(REWRITES).entries())
  test(`all elements work after a script has rewritten ${what}`, async ({ ui }) => {
    test.skip(isLeft(ui.engine, index), ELSEWHERE);
    tries("rewrite", 1);
    await open(ui, WHOLE_PAGE, WIDE);
    const written = await writtenOn(ui, WHOLE_PAGE);
    await isEnhanced(ui);
    await use(ui, what);
    await rewrite(ui);
    await isEnhanced(ui);
    await expect.poll(() => duplicates(ui)).toEqual([]);
    await ui.press("Escape");
    await tryAll(ui);
    expect(await duplicates(ui)).toEqual([]);
    expect(await leftOn(ui)).toEqual(written);
  });

test("a rewritten menu opens although the file that restores copies fails to load", async ({ ui }) => {
  tries("rewrite", 1);
  await open(ui, `/~drop-missing/clean-copies-${WHOLE_PAGE}`, WIDE);
  await isEnhanced(ui);
  await ui.eval(again, "dealer-mega-nav", false);
  await isEnhanced(ui);
  await expect
    .poll(async () => (await problems(ui)).map(({ text }) => text))
    .toEqual([expect.stringMatching(/^Error in script declaration:dealer-mega-nav; Error:\S/)]);
  await expect.poll(() => isShown(ui, 'a[href="#nieuw"]')).toBe(false);
  await ui.click("dealer-cookie-hint >>> [part=accept]");
  await ui.click('dealer-mega-nav button + button[aria-label="Auto’s"]');
  await expect.poll(() => isShown(ui, 'a[href="#nieuw"]')).toBe(true);
});
