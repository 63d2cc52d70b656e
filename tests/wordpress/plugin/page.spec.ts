import { expect, test, type Ui } from "../../support/ui.ts";
import { expectState, findSubmenus, OPEN, openSubmenu, showMenu, toggleOf } from "../support/menu.ts";
import { expectSilence, loaderGone, NARROW, untilMatches, visit, WIDE } from "../support/visit.ts";

// In a theme without our elements, with everything that the plug-in's settings can put on a page.
const PLUGIN_ALONE = "/autos/?theme=twentytwentyone&settings";
const UNDECIDED = "undecided";
const OPENER = "a[data-dealer-cookie-hint-open]";
const DAY_S = 86_400;

expectSilence();

const count = (ui: Ui, selector: string) =>
  ui.eval((asked) => document.querySelectorAll(asked).length, selector);

const scripts = (ui: Ui) =>
  ui.eval(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script[src*="dealer-elements.js"]')].map(
      ({ type, src }) => [type, new URL(src).pathname],
    ),
  );

test("each tag of the settings is there once, with one module script", async ({ ui }) => {
  await visit(ui, PLUGIN_ALONE, WIDE);
  for (const tag of ["loader", "mega-nav", "to-top", "cookie-hint"])
    expect(await count(ui, `dealer-${tag}`)).toBe(1);
  expect(await scripts(ui)).toEqual([
    ["module", "/wp-content/plugins/dealer-elements/dist/dealer-elements.js"],
  ]);
  expect(await count(ui, 'link[href*="dealer-elements.css"]')).toBe(1);
});

test("the menu of the chosen place opens", async ({ ui }) => {
  await visit(ui, PLUGIN_ALONE, WIDE);
  await showMenu(ui, WIDE);
  const [first] = await findSubmenus(ui);
  if (!first) throw new Error("No submenu here");
  await openSubmenu(ui, first, (item) => ui.click(toggleOf(item)));
  await expectState(ui, first.item, OPEN);
});

for (const [name, path] of [
  ["the plug-in's", `${PLUGIN_ALONE}&${UNDECIDED}`],
  ["the theme's", `/contact/?${UNDECIDED}`],
] as const) {
  test(`${name} banner shows, with a link to the privacy page, until it is answered`, async ({ ui }) => {
    await visit(ui, path, NARROW);
    await loaderGone(ui);
    await untilMatches(ui, "dealer-cookie-hint:state(shown)");
    expect(await ui.attribute("dealer-cookie-hint a", "href")).toMatch(/\/privacy\/$/);
    expect(await ui.axe({ include: "dealer-cookie-hint" })).toEqual([]);
    await ui.click("dealer-cookie-hint >>> [part=decline]");
    await untilMatches(ui, "dealer-cookie-hint:state(shown)", false);
    const answer = (await ui.cookies()).find(({ name }) => name === "reDimCookieHint");
    expect(answer?.value).toBe("-1");
    expect(answer?.expires).toBeGreaterThan(Date.now() / 1000 + 179 * DAY_S);
  });

  test(`${name} banner comes back by the link that its text names`, async ({ ui }) => {
    await visit(ui, path.replace(`&${UNDECIDED}`, "").replace(`?${UNDECIDED}`, ""), NARROW);
    await loaderGone(ui);
    expect(await count(ui, OPENER)).toBe(1);
    await ui.click(OPENER);
    await untilMatches(ui, "dealer-cookie-hint:state(shown)");
  });
}

test("with the theme only the plug-in's script loads; without the plug-in the theme's does", async ({
  ui,
}) => {
  await visit(ui, "/contact/", WIDE);
  expect(await scripts(ui)).toEqual([
    ["module", "/wp-content/plugins/dealer-elements/dist/dealer-elements.js"],
  ]);
  await visit(ui, "/contact/?plugin=off", WIDE);
  expect(await scripts(ui)).toEqual([
    ["module", "/wp-content/themes/dealer-theme/assets/dealer-elements/dealer-elements.js"],
  ]);
  await untilMatches(ui, "dealer-mega-nav:state(desktop)");
});
