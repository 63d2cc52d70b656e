import { expect, test, type Ui } from "../../../support/ui.ts";
import { isShown, matches, NARROW, problems } from "../page.ts";
import { emitted, isExpanded, MENU_BUTTON, openMenu, stage, toggleOf } from "./menu.ts";

const HTML = `
  <ul id="menu">
    <li><a href="/">Home</a></li>
    <li><a href="/autos/">Auto’s</a>
      <ul>
        <li><a href="/nieuw/">Nieuw</a></li>
        <li><a href="/occasions/">Occasions</a>
          <ul><li><a id="suv" href="/suv/">SUV</a></li></ul></li>
      </ul></li>
    <li><a href="/werkplaats/">Werkplaats</a>
      <ul><li><a id="apk" href="/apk/">APK</a></li></ul></li>
  </ul>`;

async function goTo(ui: Ui, id: string) {
  await ui.eval((hash) => {
    location.hash = hash;
  }, id);
}

/** Browsers in which closed content is hidden="until-found": WebKit crashes with it. */
const canReveal = (ui: Ui) =>
  ui.eval(() => "onbeforematch" in document && !CSS.supports("hanging-punctuation", "first"));

async function needsReveal(ui: Ui) {
  test.skip(!(await canReveal(ui)), `${ui.engine} has no hidden="until-found" of ours`);
}

test.describe("dealer-mega-nav and an address inside a closed panel", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("opens every level up to it", async ({ ui }) => {
    await stage(ui, { html: HTML });
    await needsReveal(ui);
    await goTo(ui, "suv");
    await expect.poll(() => isShown(ui, "#suv")).toBe(true);
    expect(await isExpanded(ui, "Auto’s")).toBe(true);
    expect(await isExpanded(ui, "Occasions")).toBe(true);
    await ui.click(toggleOf("Auto’s"));
    await expect.poll(() => isShown(ui, "#suv")).toBe(false);
  });

  test("closes its open siblings", async ({ ui }) => {
    await stage(ui, { html: HTML });
    await needsReveal(ui);
    await goTo(ui, "apk");
    await expect.poll(() => isExpanded(ui, "Werkplaats")).toBe(true);
    await goTo(ui, "suv");
    await expect.poll(() => isExpanded(ui, "Occasions")).toBe(true);
    expect(await isExpanded(ui, "Werkplaats")).toBe(false);
  });

  test("also opens the closed menu of a narrow page and updates its button", async ({ ui }) => {
    await stage(ui, { html: HTML, size: NARROW });
    await needsReveal(ui);
    await goTo(ui, "suv");
    await expect.poll(() => isShown(ui, "#suv")).toBe(true);
    expect(await matches(ui, "dealer-mega-nav:state(open)")).toBe(true);
    expect(await ui.attribute(MENU_BUTTON, "aria-expanded")).toBe("true");
    expect(await emitted(ui, "toggled")).toEqual([{ open: true }]);
    expect(await isExpanded(ui, "Occasions")).toBe(true);
  });

  test("opens every level in a narrow page's open menu", async ({ ui }) => {
    await stage(ui, { html: HTML, size: NARROW });
    await needsReveal(ui);
    await openMenu(ui);
    await goTo(ui, "apk");
    await expect.poll(() => isShown(ui, "#apk")).toBe(true);
    expect(await isExpanded(ui, "Werkplaats")).toBe(true);
  });
});

test("without hidden=until-found the menu keeps closed panels hidden and logs nothing", async ({ ui }) => {
  await stage(ui, { html: HTML });
  test.skip(await canReveal(ui), `${ui.engine} has hidden="until-found"`);
  await goTo(ui, "suv");
  expect(await isShown(ui, "#suv")).toBe(false);
  expect(await isExpanded(ui, "Auto’s")).toBe(false);
});
