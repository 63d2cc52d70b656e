import { expect, test, type Ui } from "../../../support/ui.ts";
import { isShown, matches, NARROW, problems } from "../page.ts";
import { emitted, link, MENU_BUTTON, stage } from "./menu.ts";

const SLIDE_MS = 600;

/** Presses the Menu button, pauses the slide and returns its duration. */
const pressAndHold = (ui: Ui) =>
  ui.eval(async () => {
    const root = document.querySelector("dealer-mega-nav")?.shadowRoot;
    root?.querySelector<HTMLElement>("[part=toggle]")?.click();
    await new Promise<void>((done) => queueMicrotask(done));
    const slides = root?.querySelector("#menu")?.getAnimations() ?? [];
    for (const slide of slides) slide.pause();
    return slides.map((slide) => slide.effect?.getTiming().duration);
  });

/** The height of the menu at a moment of the slide, from 0 to 1. */
const heightAt = (ui: Ui, part: number) =>
  ui.eval((wanted) => {
    const menu = document.querySelector("dealer-mega-nav")?.shadowRoot?.querySelector("#menu");
    const [slide] = menu?.getAnimations() ?? [];
    if (slide) slide.currentTime = wanted * Number(slide.effect?.getTiming().duration);
    return menu?.getBoundingClientRect().height ?? 0;
  }, part);

/** Finishes the slide. */
const finish = (ui: Ui) =>
  ui.eval(async () => {
    const menu = document.querySelector("dealer-mega-nav")?.shadowRoot?.querySelector("#menu");
    const [slide] = menu?.getAnimations() ?? [];
    slide?.finish();
  });

const moving = (ui: Ui) =>
  ui.eval(
    () =>
      document.querySelector("dealer-mega-nav")?.shadowRoot?.querySelector("#menu")?.getAnimations().length,
  );

const stageSlide = (ui: Ui, more: Readonly<Record<string, string>> = {}) =>
  stage(ui, { attributes: { mobile: "slide", ...more }, size: NARROW });

test.describe('dealer-mega-nav with mobile="slide"', () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("the button slides the whole menu open, over 600 ms", async ({ ui }) => {
    await stageSlide(ui);
    expect(await pressAndHold(ui)).toEqual([SLIDE_MS]);
    expect(await emitted(ui, "toggled")).toEqual([{ open: true }]);
    const heights = [await heightAt(ui, 0), await heightAt(ui, 0.5), await heightAt(ui, 0.999)];
    expect(heights[0]).toBe(0);
    expect(heights[1]).toBeGreaterThan(0);
    expect(heights[2]).toBeGreaterThan(heights[1] as number);
    await finish(ui);
    await expect.poll(() => moving(ui)).toBe(0);
    expect(await heightAt(ui, 1)).toBeGreaterThanOrEqual(heights[2] as number);
    expect(await isShown(ui, link("home"))).toBe(true);
  });

  test("slides it closed again, after which nothing in it can be focused", async ({ ui }) => {
    await stageSlide(ui);
    await pressAndHold(ui);
    await finish(ui);
    await expect.poll(() => moving(ui)).toBe(0);
    expect(await pressAndHold(ui)).toEqual([SLIDE_MS]);
    expect(await heightAt(ui, 0.999)).toBeLessThan(await heightAt(ui, 0.5));
    expect(await isShown(ui, link("home"))).toBe(true);
    await finish(ui);
    await expect.poll(() => isShown(ui, link("home"))).toBe(false);
    expect(await moving(ui)).toBe(0);
  });

  test("a second press reverses it at its current height", async ({ ui }) => {
    await stageSlide(ui);
    await pressAndHold(ui);
    const full = await heightAt(ui, 1);
    const midway = await heightAt(ui, 0.5);
    const [back] = await pressAndHold(ui);
    expect(Number(back)).toBeCloseTo((SLIDE_MS * midway) / full, 0);
    expect(await heightAt(ui, 0)).toBeCloseTo(midway, 0);
    expect(await heightAt(ui, 0.999)).toBeLessThan(midway);
    await finish(ui);
    await expect.poll(() => isShown(ui, link("home"))).toBe(false);
    expect(await emitted(ui, "toggled")).toEqual([{ open: true }, { open: false }]);
  });

  test("takes as long as slide-ms says", async ({ ui }) => {
    await stageSlide(ui, { "slide-ms": "1234" });
    expect(await pressAndHold(ui)).toEqual([1234]);
  });

  test("shows immediately when slide-ms is 0", async ({ ui }) => {
    await stageSlide(ui, { "slide-ms": "0" });
    expect(await pressAndHold(ui)).toEqual([]);
    expect(await isShown(ui, link("home"))).toBe(true);
  });

  test("slides only without reduced motion @reduced", async ({ ui, reduced }) => {
    await stageSlide(ui);
    expect(await pressAndHold(ui)).toEqual(reduced ? [] : [SLIDE_MS]);
    expect(await isShown(ui, link("home"))).toBe(true);
    expect(await emitted(ui, "toggled")).toEqual([{ open: true }]);
  });

  test("does not slide when the page gets wide or narrow", async ({ ui }) => {
    await stageSlide(ui);
    await ui.viewport(769, 640);
    await expect.poll(() => matches(ui, "dealer-mega-nav:state(desktop)")).toBe(true);
    expect(await moving(ui)).toBe(0);
    expect(await isShown(ui, link("home"))).toBe(true);
  });
});

test('dealer-mega-nav with mobile="accordion" shows the menu without a slide', async ({ ui }) => {
  await stage(ui, { attributes: { mobile: "accordion" }, size: NARROW });
  expect(await pressAndHold(ui)).toEqual([]);
  expect(await isShown(ui, link("home"))).toBe(true);
  await ui.click(MENU_BUTTON);
  await expect.poll(() => isShown(ui, link("home"))).toBe(false);
});
