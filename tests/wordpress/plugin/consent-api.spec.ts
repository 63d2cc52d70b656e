import { expect, test, type Ui } from "../../support/ui.ts";
import { loaderGone, untilMatches, visit, WIDE } from "../support/visit.ts";

const CATEGORIES = ["preferences", "statistics", "statistics-anonymous", "marketing"];

/** `more` has the storage guard as well. */
const PAGES = ["settings", "settings=more"].map(
  (settings) => `/autos/?theme=twentytwentyone&${settings}&consent-api`,
);

/** What another plug-in hears; nothing while the page begins anew. */
const allowed = (ui: Ui) =>
  ui.eval((all) => all.filter((category) => (window as Plugins).wp_has_consent?.(category)), CATEGORIES);

interface Plugins extends Window {
  wp_has_consent?(category: string): boolean;
}

const stored = async (ui: Ui) => (await ui.cookies()).filter(({ name }) => name.startsWith("wp_consent_"));

for (const page of PAGES)
  test(`plug-ins that ask WP Consent API hear what the visitor chooses: ${page}`, async ({ ui }) => {
    await visit(ui, `${page}&undecided`, WIDE);
    await loaderGone(ui);
    await untilMatches(ui, "dealer-cookie-hint:state(shown)");
    expect(await allowed(ui)).toEqual([]);
    expect(await stored(ui)).toEqual([]);
    await ui.click("dealer-cookie-hint >>> [part=accept]");
    await expect.poll(() => allowed(ui)).toEqual(CATEGORIES);

    await visit(ui, `${page}&undecided`, WIDE);
    await loaderGone(ui);
    expect(await allowed(ui)).toEqual(CATEGORIES);

    await ui.click("a[data-dealer-cookie-hint-open]");
    await untilMatches(ui, "dealer-cookie-hint:state(shown)");
    await ui.eval(() => void Object.assign(window, { isLeft: true }));
    await ui.click("dealer-cookie-hint >>> [part=decline]");
    // A withdrawal starts the page afresh; while it goes nothing can be asked of it.
    await expect.poll(() => ui.eval(() => !("isLeft" in window)).catch(() => false)).toBe(true);
    await expect.poll(() => allowed(ui)).toEqual([]);
    await visit(ui, `${page}&undecided`, WIDE);
    expect(await allowed(ui)).toEqual([]);
    expect((await stored(ui)).filter(({ value }) => value === "allow")).toEqual([]);
  });
