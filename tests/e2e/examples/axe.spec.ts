import type { AxeOptions } from "../../support/axe.ts";
import { examplePages } from "../../support/examplePages.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { violations } from "../elements/page.ts";
import { has, NARROW, SIZES, visitUndecided } from "./visit.ts";

/** A scheme changes only colours; the result of the other rules is the same in both. */
const RULES: Readonly<Record<"light" | "dark", AxeOptions>> = {
  light: {},
  dark: { runOnly: ["color-contrast", "link-in-text-block"] },
};
const MENU = "dealer-mega-nav >>> [part=toggle]";
const ACCEPT = "dealer-cookie-hint >>> [part=accept]";

test.skip(({ engine }) => engine !== "chromium", "axe reads the same page in each engine: once is enough");

/** Checks the page in both colour schemes. */
async function isClean(ui: Ui, state: string) {
  for (const colorScheme of ["light", "dark"] as const) {
    await ui.page?.emulateMedia({ colorScheme });
    expect(await violations(ui, RULES[colorScheme]), `${state}, ${colorScheme}`).toEqual([]);
  }
}

async function openMenu(ui: Ui, width: number) {
  if (width === NARROW[0]) await ui.click(MENU);
  await ui.eval(() => {
    const toggles = document.querySelectorAll<HTMLElement>("dealer-mega-nav [aria-expanded=false]");
    [...toggles].find((toggle) => toggle.checkVisibility())?.click();
  });
}

for (const page of examplePages)
  for (const [name, [width, height]] of Object.entries(SIZES))
    test(`${page} has no axe violations, ${name}: with the banner, without it, with the menu open`, async ({
      ui,
    }) => {
      await ui.viewport(width, height);
      await visitUndecided(ui, page);
      await isClean(ui, "as it comes");
      if (await has(ui, "dealer-cookie-hint")) {
        await ui.click(ACCEPT);
        await expect.poll(() => has(ui, "dealer-cookie-hint:state(shown)")).toBe(false);
        await isClean(ui, "once the banner is answered");
      }
      if (!(await has(ui, "dealer-mega-nav"))) return;
      await openMenu(ui, width);
      await isClean(ui, "with the menu open");
    });
