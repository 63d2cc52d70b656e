import { expect, test, type Ui } from "../../support/ui.ts";
import { NARROW, open, problems, WIDE } from "../elements/page.ts";

/* A theme in cascade layers wins over our layer wherever the page has the link to our style sheet. */

const PAGE = "/tests/pages/author.html?author=menu-bar&sheet=Tailwind 4&probe";

const LINKS = ["before", "after", "body", "none"];

/** What the author's classes say of the menu's links. */
const THEIRS = { color: "rgb(255, 255, 255)", paddingInline: "0px", paddingBlock: "16px", display: "block" };

const readLink = (ui: Ui, path: string) =>
  ui.eval((selector) => {
    const { color, paddingInline, paddingBlock, display } = getComputedStyle(
      document.querySelector(selector) as Element,
    );
    return { color, paddingInline, paddingBlock, display };
  }, path);

for (const link of LINKS) {
  test(`with our style sheet's link ${link}, the menu's links look as their classes say`, async ({ ui }) => {
    await open(ui, `${PAGE}&link=${link}`, WIDE);
    await expect.poll(() => readLink(ui, "a")).toEqual(THEIRS);
    await ui.click("dealer-mega-nav button");
    await expect.poll(() => ui.eval(() => document.querySelector("[data-dealer-shown]") !== null)).toBe(true);
    expect(await readLink(ui, "a")).toEqual(THEIRS);
    await ui.viewport(...NARROW);
    await ui.click('dealer-mega-nav >>> [part~="toggle"]');
    await expect.poll(() => readLink(ui, "a")).toEqual(THEIRS);
    expect(await problems(ui)).toEqual([]);
  });

  test(`with our style sheet's link ${link}, a strict content policy allows it`, async ({ ui }) => {
    await open(ui, `${PAGE}&link=${link}&csp=strict`, WIDE);
    await expect.poll(() => readLink(ui, "a")).toEqual(THEIRS);
    expect(await problems(ui)).toEqual([]);
  });
}

test("our rules count once where the page's own link comes after a theme", async ({ ui }) => {
  await open(ui, `${PAGE}&link=after`, WIDE);
  const active = () =>
    ui.eval(
      () =>
        [...document.styleSheets].filter(
          ({ href, disabled }) => href?.includes("dealer-elements.css") && !disabled,
        ).length,
    );
  await expect.poll(active).toBe(1);
  // As the router's next page has it.
  expect(await ui.attribute('link[href*="../../dist"]', "disabled")).toBeNull();
});

const sizeOf = (ui: Ui, path: string) =>
  ui.eval((selector) => {
    const { width, height } = (document.querySelector(selector) as Element).getBoundingClientRect();
    return { width, height };
  }, path);

test("a theme's reset of all boxes leaves our buttons their size before the code", async ({ ui }) => {
  await ui.viewport(...NARROW);
  await ui.goto("/~drop-silent/core-/tests/pages/author.html?author=menu-bar&sheet=Tailwind 4&link=before");
  const before = await sizeOf(ui, "dealer-mega-nav");
  await open(ui, `${PAGE}&link=before`, NARROW);
  expect(await sizeOf(ui, "dealer-mega-nav")).toEqual(before);
});
