import type { MenuFixture } from "../../fixtures/menus/index.ts";
import { ASKS_SOON } from "../../support/timeouts.ts";
import { expect, type Ui } from "../../support/ui.ts";
import { matches, problems } from "../elements/page.ts";
import { readToggles } from "./toggles.ts";

declare global {
  interface Window {
    writtenMenu: string;
  }
}

export const MENU_BUTTON = 'dealer-mega-nav >>> [part="toggle"]';

/** Menus that are tested on a right-to-left page. */
const RIGHT_TO_LEFT = ["wp-rtl-arabic", "nasty-rtl-mixed"];

export function pathOf({ name }: MenuFixture): string {
  const layout = name.startsWith("tabs-") ? "tabs" : "dropdown";
  const direction = RIGHT_TO_LEFT.includes(name) ? "rtl" : "ltr";
  return `/tests/pages/menu.html?probe&menu=${name}&layout=${layout}&dir=${direction}`;
}

/** The number of items with a submenu in the hand-written outline. */
const branchCount = ({ outline }: MenuFixture) =>
  outline.match(/\[[^\]]+ (opens|of) [^\]]+\]$/gm)?.length ?? 0;

export const togglesOf = (ui: Ui) => ui.eval(readToggles);

/** Waits until the element has read the whole menu. */
export async function isRead(ui: Ui, fixture: MenuFixture) {
  await expect
    .poll(() => matches(ui, "dealer-mega-nav:is(:state(desktop), :state(mobile))"), ASKS_SOON)
    .toBe(true);
  await expect.poll(async () => (await togglesOf(ui)).length, ASKS_SOON).toBe(branchCount(fixture));
}

export async function openMenuPage(ui: Ui, fixture: MenuFixture, [width, height]: readonly [number, number]) {
  await ui.viewport(width, height);
  await ui.goto(pathOf(fixture));
  await isRead(ui, fixture);
}

/** Removes the element and expects exactly the author's HTML. */
export async function expectNoTrace(ui: Ui) {
  const { now, written } = await ui.eval(async () => {
    const nav = document.querySelector("dealer-mega-nav") as HTMLElement;
    nav.remove();
    await Promise.resolve();
    return { now: nav.innerHTML, written: window.writtenMenu };
  });
  expect(now).toBe(written);
  expect(await problems(ui)).toEqual([]);
}
