import { menuFixtures } from "../../fixtures/menus/index.ts";
import { expect, test } from "../../support/ui.ts";
import { matches, NARROW, WIDE } from "../elements/page.ts";
import { openMenuPage, togglesOf } from "./menu-page.ts";

const TABS = menuFixtures.filter(({ name }) => name === "tabs-mega");

for (const fixture of TABS)
  test(`${fixture.name}: a tab whose panel stays open on a narrow page has aria-expanded`, async ({ ui }) => {
    await openMenuPage(ui, fixture, WIDE);
    await ui.click(".knop");
    await ui.eval(() => document.querySelector<HTMLElement>("#paneel-type a")?.focus());
    await ui.viewport(...NARROW);
    await expect.poll(() => matches(ui, "dealer-mega-nav:state(mobile)")).toBe(true);
    const tab = (await togglesOf(ui)).find(({ label }) => label === "Op type");
    expect(tab).toMatchObject({ isTab: false, isShown: true, showsPanel: true, says: true });
  });
