import { expect, test, type Ui } from "../support/ui.ts";
import { seed } from "./support/seed.ts";
import { loggedBy, visit, WIDE } from "./support/visit.ts";

test("every page is there, in Dutch, its elements come to life, and nothing is logged", async ({ ui }) => {
  for (const path of seed.paths) {
    await visit(ui, path, WIDE);
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

/** Who has answered the banner never fetches it. */
function unknownTags(ui: Ui) {
  const unknown = ":not(:defined, dealer-cookie-hint)";
  return ui.eval(
    (selector) => [...document.querySelectorAll(selector)].map(({ localName }) => localName),
    unknown,
  );
}
