import { seePage } from "../support/see-page.ts";
import { expect, test, type Ui } from "../support/ui.ts";
import { expectSilence, loaderGone, matches, NARROW, untilMatches, visit, WIDE } from "./support/visit.ts";

const INPUT = "#zoek";
const OPEN = "dealer-autocomplete:state(open)";

const suggestions = (ui: Ui) =>
  ui.eval(() => {
    const options = document.querySelectorAll("dealer-autocomplete [part=option]");
    return [...options].map(({ textContent }) => textContent);
  });

async function searchFor(ui: Ui, text: string) {
  await loaderGone(ui);
  await ui.eval(seePage);
  await untilMatches(ui, "dealer-autocomplete:defined");
  await ui.click(INPUT);
  await ui.type(text);
  await untilMatches(ui, OPEN);
}

test.describe("with suggestions", () => {
  expectSilence();

  for (const size of [WIDE, NARROW]) {
    test(`${size.name}: WordPress suggests its own pages with readable titles`, async ({ ui }) => {
      await visit(ui, "/", size);
      await searchFor(ui, "banden");
      expect(await suggestions(ui)).toContain("Banden & velgen");
      expect(await ui.axe({ include: ".site-search" })).toEqual([]);
    });
  }

  test("a suggestion opens its page", async ({ ui }) => {
    await visit(ui, "/contact/", WIDE);
    await searchFor(ui, "nieuwe");
    expect((await suggestions(ui))[0]).toBe("Nieuwe auto’s");
    await ui.press("ArrowDown");
    await ui.press("Enter");
    await expect.poll(() => ui.url()).toMatch(/\/autos\/nieuwe-autos\/$/);
  });

  test("shows that there are no results when WordPress finds nothing", async ({ ui }) => {
    await visit(ui, "/contact/", WIDE);
    await searchFor(ui, "ruimteschip");
    expect(await ui.text("dealer-autocomplete [part=empty]")).toBe("Niets gevonden");
  });

  test("Enter without a suggestion opens WordPress's own results", async ({ ui }) => {
    await visit(ui, "/contact/", WIDE);
    await searchFor(ui, "banden");
    await ui.press("Enter");
    await expect.poll(() => ui.url()).toMatch(/\/\?s=banden$/);
    await untilMatches(ui, 'main a[href$="/banden-velgen/"]');
    expect(await matches(ui, '#zoek[value="banden"]')).toBe(true);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the search form is WordPress's own", async ({ ui }) => {
    await ui.goto("/contact/");
    expect(await ui.attribute("dealer-autocomplete input", "name")).toBe("s");
    await ui.goto("/?s=banden");
    expect(await ui.text("main")).toContain("Banden & velgen");
  });
});
