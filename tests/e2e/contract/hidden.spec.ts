import { expect, test, type Ui } from "../../support/ui.ts";
import { put, runModule, settle } from "./in-page.ts";
import { MANIFEST_PAGE } from "./pages.ts";
import { subjects } from "./subjects.ts";

/* `hidden` on a tag means what it means on every element, whatever display the style sheets give the tag. */

const TAGS = subjects.map(({ tag }) => tag);

function hideAll(tags: readonly string[], value: string | null) {
  for (const element of document.querySelectorAll(`${tags}`))
    if (value === null) element.removeAttribute("hidden");
    else element.setAttribute("hidden", value);
}

/** The tags with something to see, in the page and in their shadow roots. */
function renderedTags(tags: readonly string[]) {
  const isRendered = (element: Element): boolean =>
    element.getClientRects().length > 0 ||
    [...element.children, ...(element.shadowRoot?.children ?? [])].some(isRendered);
  return tags.filter((tag) => [...document.querySelectorAll(tag)].some(isRendered));
}

const displays = (tags: readonly string[]) =>
  tags.map((tag) => getComputedStyle(document.querySelector(tag) ?? document.body).display);

const rendered = async (ui: Ui) => {
  await ui.eval(settle);
  return ui.eval(renderedTags, TAGS);
};
const setHidden = (ui: Ui, value: string | null) => ui.eval(hideAll, TAGS, value);

/** Chromium's and newer engines' second value of `hidden`. */
const knowsUntilFound = (ui: Ui) => ui.eval(() => "onbeforematch" in HTMLElement.prototype);

test("a tag with `hidden` shows nothing, before its code and after, and until it is taken away", async ({
  ui,
}) => {
  await ui.goto(MANIFEST_PAGE);
  await ui.eval(put, subjects.map(({ html }) => html).join(""));
  for (const isLoaded of [false, true]) {
    if (isLoaded) for (const tag of TAGS) await ui.eval(runModule, `/dist/elements/${tag}.js`);
    const written = await rendered(ui);
    expect(written).toEqual(expect.arrayContaining(["dealer-loader", "dealer-mega-nav", "dealer-logo"]));
    const shown = await ui.eval(displays, TAGS);
    await setHidden(ui, "");
    expect(await rendered(ui), `hidden, ${isLoaded ? "with" : "without"} code`).toEqual([]);
    await setHidden(ui, "until-found");
    if (await knowsUntilFound(ui)) expect(await ui.eval(displays, TAGS)).toEqual(shown);
    await setHidden(ui, null);
    expect(await rendered(ui)).toEqual(written);
  }
});

test("a tag that is hidden when its code comes shows nothing, also without the page's style sheet", async ({
  ui,
}) => {
  await ui.goto(MANIFEST_PAGE);
  await ui.eval(put, subjects.map(({ html }) => html).join(""));
  await setHidden(ui, "");
  for (const tag of TAGS) await ui.eval(runModule, `/dist/elements/${tag}.js`);
  expect(await rendered(ui)).toEqual([]);
  await ui.eval(() => document.querySelector("link[rel=stylesheet]")?.remove());
  expect(await rendered(ui)).toEqual([]);
});
