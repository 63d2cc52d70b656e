import { menuFixtures } from "../../fixtures/menus/index.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { NARROW, violations, WIDE } from "../elements/page.ts";
import { isRead, MENU_BUTTON, pathOf, togglesOf } from "./menu-page.ts";

/** The rules that axe finds violated, with the author's HTML of the elements. */
async function faults(ui: Ui) {
  return ui.eval(
    (found) => {
      const last = (selector: string) => selector.split(" >>> ").at(-1) ?? "";
      const places = [...document.querySelectorAll("dealer-mega-nav *:not([data-dealer-toggle=''])")];
      return found.flatMap(({ id, targets }) =>
        targets.map((target) => {
          const element = document.querySelector(last(target));
          return `${id} ${element && places.includes(element) ? `of element ${places.indexOf(element)}, ${element.localName}.${element.className}` : target}`;
        }),
      );
    },
    await violations(ui),
  );
}

async function addElement(ui: Ui) {
  await ui.eval(async () => {
    const style = document.createElement("link");
    style.rel = "stylesheet";
    style.href = "/dist/dealer-elements.css";
    const hasLoaded = new Promise((resolve) => style.addEventListener("load", resolve));
    document.head.append(style);
    await hasLoaded;
    const code = "/dist/elements/dealer-mega-nav.js";
    await import(code);
  });
}

/** The author's own violations that are only visible in an open submenu. */
const AUTHORS: Readonly<Record<string, string>> = {
  // A style element in the menu makes red text on white, in a submenu that is hidden without our element.
  "nasty-handlers-and-data": "color-contrast",
};

test.skip(({ engine }) => engine !== "chromium", "axe reads the same list in each engine: once is enough");

for (const fixture of menuFixtures)
  test(`${fixture.name}: adds no axe violations, closed or open, wide or narrow`, async ({ ui }) => {
    await ui.viewport(...WIDE);
    await ui.goto(`${pathOf(fixture)}&bare`);
    const authors = await faults(ui);
    const isOurs = (fault: string) =>
      !authors.includes(fault) && !fault.startsWith(`${AUTHORS[fixture.name]} `);
    const ours = async () => (await faults(ui)).filter(isOurs);
    await addElement(ui);
    await isRead(ui, fixture);

    expect(await ours(), "wide, closed").toEqual([]);
    const [first] = await togglesOf(ui);
    if (first) await ui.click(first.path);
    if (first) await expect.poll(() => ours(), "wide, open").toEqual([]);
    await ui.viewport(...NARROW);
    await expect.poll(() => ui.attribute(MENU_BUTTON, "aria-expanded")).not.toBeNull();
    if ((await ui.attribute(MENU_BUTTON, "aria-expanded")) === "true") await ui.click(MENU_BUTTON);
    await expect.poll(() => ours(), "narrow, closed").toEqual([]);
    await ui.click(MENU_BUTTON);
    await expect.poll(() => ours(), "narrow, open").toEqual([]);
  });
