import { expect, test, type Ui } from "../support/ui.ts";
import { seed } from "./support/seed.ts";
import { expectSilence, loaderGone, matches, NARROW, untilMatches, visit, WIDE } from "./support/visit.ts";

const THRESHOLD_PX = 100;
const FURTHER_PX = 80;
const CALL_BUTTON = "dealer-call-us >>> button[part~=button]";

expectSilence();

test("the loader disappears", async ({ ui }) => {
  const middle = () => ui.eval(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.localName);
  await visit(ui, "/", NARROW);
  await loaderGone(ui);
  expect(await middle()).not.toBe("dealer-loader");
});

for (const size of [WIDE, NARROW]) {
  test(`${size.name}: "Bel ons" shows and hides the phone numbers`, async ({ ui }) => {
    await visit(ui, "/", size);
    expect(await shownPhones(ui)).toEqual([]);
    await ui.click(CALL_BUTTON);
    await expect.poll(() => shownPhones(ui)).toEqual(seed.phones);
    await ui.press("Escape");
    await expect.poll(() => shownPhones(ui)).toEqual([]);
    await ui.press("Enter");
    await expect.poll(() => shownPhones(ui)).toEqual(seed.phones);
    await ui.click(CALL_BUTTON);
    await expect.poll(() => shownPhones(ui)).toEqual([]);
  });

  test(`${size.name}: after 100 px the logo hides and the button to the top shows`, async ({ ui }) => {
    await visit(ui, "/", size);
    await scrollPage(ui, THRESHOLD_PX);
    expect(await isLogoShown(ui)).toBe(true);
    expect(await matches(ui, "dealer-to-top:state(visible)")).toBe(false);
    await scrollPage(ui, THRESHOLD_PX + 1);
    await untilMatches(ui, "dealer-to-top:state(visible)");
    await expect.poll(() => isLogoShown(ui)).toBe(false);
    await ui.click("dealer-to-top >>> button[part~=button]");
    await expect.poll(() => ui.eval(() => scrollY)).toBe(0);
    await untilMatches(ui, "dealer-to-top:state(visible)", false);
    await expect.poll(() => isLogoShown(ui)).toBe(true);
  });
}

test("wide: the left column stays in view below the header after the slider", async ({ ui }) => {
  await visit(ui, "/", WIDE);
  const { height } = await boxOf(ui, "#slider");
  await scrollPage(ui, height);
  expect(await matches(ui, "dealer-sticky-column:state(fixed)")).toBe(false);
  await scrollPage(ui, height + 1);
  await untilMatches(ui, "dealer-sticky-column:state(fixed)");
  const { top } = await boxOf(ui, ".left-column");
  expect(top).toBeGreaterThan((await boxOf(ui, ".site-header")).bottom);
  await scrollPage(ui, height + FURTHER_PX);
  expect(await boxOf(ui, ".left-column")).toMatchObject({ top });
});

test("narrow: the left column scrolls with the page and covers nothing", async ({ ui }) => {
  await visit(ui, "/", NARROW);
  const { top, height } = await boxOf(ui, ".left-column");
  await scrollPage(ui, top + height);
  expect(await boxOf(ui, ".left-column")).toMatchObject({ bottom: 0 });
});

/** Scrolls without animation and waits until the page has reacted. */
async function scrollPage(ui: Ui, top: number) {
  const reached = await ui.eval(async (to) => {
    window.scrollTo({ top: to, behavior: "instant" });
    await new Promise((answered) => requestAnimationFrame(() => requestAnimationFrame(answered)));
    return scrollY;
  }, top);
  expect(reached).toBe(top);
}

function boxOf(ui: Ui, selector: string) {
  return ui.eval((asked) => {
    const box = document.querySelector(asked)?.getBoundingClientRect() ?? new DOMRect();
    return { top: Math.round(box.top), bottom: Math.round(box.bottom), height: Math.round(box.height) };
  }, selector);
}

function shownPhones(ui: Ui) {
  return shownAddresses(ui, "dealer-call-us a");
}

function isLogoShown(ui: Ui) {
  return shownAddresses(ui, "dealer-logo a").then(({ length }) => length === 1);
}

function shownAddresses(ui: Ui, links: string) {
  return ui.eval((selector) => {
    const isShown = (link: Element) =>
      link.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return [...document.querySelectorAll(selector)].filter(isShown).map((link) => link.getAttribute("href"));
  }, links);
}
