import { expect, test } from "../../../../support/ui.ts";
import { NARROW, problems, WIDE } from "../../page.ts";
import { canPressLink, LIST, openTheme } from "./theme.ts";

const AROUND_LIST = `<nav><dealer-mega-nav>${LIST}</dealer-mega-nav></nav>`;
const AROUND_ITEMS = `<nav>${LIST.replace(/(<ul class="m">)(.*)(<\/ul>)/s, "$1<dealer-mega-nav>$2</dealer-mega-nav>$3")}</nav>`;

const CSS: Readonly<Record<string, string>> = {
  "no styles": "",
  "a flexible list": ".m { display: flex; gap: 30px; justify-content: space-between; padding: 0 20px }",
  "inline items": ".m { display: block } .m > li, .m dealer-mega-nav > li { display: inline-flex }",
  "a grid": ".m { display: grid; grid-template-columns: repeat(3, 1fr) }",
};

/** On the page: where the outermost labels and carets are. */
function places() {
  const parts = document.querySelectorAll(".m a, .m [data-dealer-toggle]");
  return [...parts].slice(0, 4).map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });
}

for (const [name, css] of Object.entries(CSS))
  test(`dealer-mega-nav around bare items lays out ${name} as around their list`, async ({ ui }) => {
    await openTheme(ui, { html: AROUND_LIST, css, size: WIDE });
    const expected = await ui.eval(places);
    await openTheme(ui, { html: AROUND_ITEMS, css, size: WIDE });
    expect(await ui.eval(places)).toEqual(expected);
  });

test("dealer-mega-nav around bare items works as around their list", async ({ ui }) => {
  await openTheme(ui, { html: AROUND_ITEMS, css: CSS["a flexible list"] as string, size: WIDE });
  await ui.click("dealer-mega-nav [data-dealer-toggle]");
  await expect.poll(() => canPressLink(ui, "nieuw")).toBe(true);
  await ui.press("ArrowRight");
  expect((await ui.focused()).text).toBe("Contact");
  await ui.press("ArrowLeft");
  await ui.press("Escape");
  await expect.poll(() => canPressLink(ui, "nieuw")).toBe(false);
  await ui.click("#elsewhere");
  await ui.viewport(...NARROW);
  await expect.poll(() => canPressLink(ui)).toBe(false);
  await ui.click("dealer-mega-nav >>> [part=toggle]");
  await expect.poll(() => canPressLink(ui)).toBe(true);
  await ui.click("dealer-mega-nav [data-dealer-toggle]");
  await expect.poll(() => canPressLink(ui, "nieuw")).toBe(true);
  const widths = await ui.eval(() =>
    [".m", ".m li"].map((part) => document.querySelector(part)?.getBoundingClientRect().width),
  );
  expect(widths[1]).toBeGreaterThan(Number(widths[0]) - 60);
  expect(await problems(ui)).toEqual([]);
});
