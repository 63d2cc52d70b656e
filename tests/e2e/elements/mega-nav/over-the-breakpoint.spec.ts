import { expect, test, type Ui } from "../../../support/ui.ts";
import { firedEvents, isShown, NARROW, open, PAGE, WIDE } from "../page.ts";

const MENU_BUTTON = 'dealer-mega-nav >>> [part="toggle"]';
const HOME = 'dealer-mega-nav a[href="#home"]';

/** So slow that only the test ends it. */
const SLOW_SLIDE = { mobile: "slide", "slide-ms": "60000" };

const slideSlowly = (ui: Ui) =>
  ui.eval((attributes) => {
    const nav = document.querySelector("dealer-mega-nav");
    for (const [name, text] of Object.entries(attributes)) nav?.setAttribute(name, text);
  }, SLOW_SLIDE);

const countSlides = (ui: Ui) =>
  ui.eval(
    () =>
      document.querySelector("dealer-mega-nav")?.shadowRoot?.querySelector("#menu")?.getAnimations().length,
  );

/** Finishes the slide; resolves after its finish event. */
const endSlides = (ui: Ui) =>
  ui.eval(async () => {
    const menu = document.querySelector("dealer-mega-nav")?.shadowRoot?.querySelector("#menu");
    for (const slide of menu?.getAnimations() ?? []) slide.finish();
    for (let painted = 0; painted < 2; painted++) await new Promise(requestAnimationFrame);
  });

const emitted = async (ui: Ui) =>
  (await firedEvents(ui))
    .filter(({ type }) => type.startsWith("dealer-mega-nav-"))
    .map(({ detail }) => detail);

test("a page that gets wide while the menu slides shut shows the menu permanently", async ({ ui }) => {
  await open(ui, PAGE, NARROW);
  await ui.click(MENU_BUTTON);
  await expect.poll(() => isShown(ui, HOME)).toBe(true);
  await slideSlowly(ui);
  await ui.click(MENU_BUTTON);
  await expect.poll(() => countSlides(ui)).toBe(1);
  await ui.viewport(...WIDE);
  await expect.poll(() => isShown(ui, MENU_BUTTON)).toBe(false);
  await endSlides(ui);
  expect(await isShown(ui, HOME)).toBe(true);
});

test("a page that gets narrow hides the menu without a slide", async ({ ui }) => {
  await open(ui, PAGE, WIDE);
  await slideSlowly(ui);
  await ui.viewport(...NARROW);
  await expect.poll(() => isShown(ui, MENU_BUTTON)).toBe(true);
  expect(await isShown(ui, HOME)).toBe(false);
  expect(await countSlides(ui)).toBe(0);
});

test("a menu that opens with a new layout, as it contains the focus, emits the change", async ({ ui }) => {
  await open(ui, PAGE, WIDE);
  await ui.eval((link) => document.querySelector<HTMLElement>(link)?.focus(), HOME);
  await ui.viewport(...NARROW);
  await expect.poll(() => isShown(ui, MENU_BUTTON)).toBe(true);
  expect(await isShown(ui, HOME)).toBe(true);
  expect(await emitted(ui)).toEqual([{ layout: "mobile" }, { open: true }]);
});
