import { seePage } from "../support/see-page.ts";
import { expect, test, type Ui } from "../support/ui.ts";
import { seed } from "./support/seed.ts";
import { loggedBy, visit, WIDE } from "./support/visit.ts";

test("every page exists in Dutch, its elements are defined, and nothing is logged", async ({ ui }) => {
  for (const path of seed.paths) {
    await visit(ui, path, WIDE);
    await ui.eval(seePage);
    await expect.poll(() => unknownTags(ui)).toEqual([]);
    expect(await describePage(ui)).toEqual({ path, language: "nl-NL", headlines: 1 });
    expect(await loggedBy(ui)).toEqual([]);
  }
});

function describePage(ui: Ui) {
  return ui.eval(() => ({
    path: location.pathname,
    language: document.documentElement.lang,
    headlines: document.querySelectorAll("h1").length,
  }));
}

/** A visitor who has answered the banner never loads its code. */
function unknownTags(ui: Ui) {
  const unknown = ":not(:defined, dealer-cookie-hint)";
  return ui.eval(
    (selector) => [...document.querySelectorAll(selector)].map(({ localName }) => localName),
    unknown,
  );
}
