import { expect, test, type Ui } from "../../support/ui.ts";
import { firedEvents, matches, open, PAGE, problems, scrollTo } from "./page.ts";

const SLIDER_PX = 400;

const isFixed = (ui: Ui) => matches(ui, "dealer-sticky-column:state(fixed)");
const topOf = (ui: Ui, selector: string) =>
  ui.eval(
    (wanted) => Math.round(document.querySelector(wanted)?.getBoundingClientRect().top ?? Number.NaN),
    selector,
  );
const TEXT = "dealer-sticky-column p";

test.describe("dealer-sticky-column", () => {
  test("is static up to exactly the slider's height and fixed after it", async ({ ui }) => {
    await open(ui, `${PAGE}&probe`);
    await scrollTo(ui, SLIDER_PX);
    expect(await isFixed(ui)).toBe(false);
    await scrollTo(ui, SLIDER_PX + 1);
    await expect.poll(() => isFixed(ui)).toBe(true);
    await scrollTo(ui, SLIDER_PX);
    await expect.poll(() => isFixed(ui)).toBe(false);
    expect(await firedEvents(ui)).toContainEqual({
      type: "dealer-sticky-column-toggled",
      detail: { fixed: true },
    });
    expect((await firedEvents(ui)).at(-1)?.detail).toEqual({ fixed: false });
    expect(await problems(ui)).toEqual([]);
  });

  test("stays in place while the page scrolls, and moves nothing else", async ({ ui }) => {
    await open(ui, PAGE);
    await scrollTo(ui, SLIDER_PX);
    const before = { column: await topOf(ui, TEXT), content: await topOf(ui, "#content") };
    await scrollTo(ui, SLIDER_PX + 300);
    await expect.poll(() => isFixed(ui)).toBe(true);
    await expect.poll(() => topOf(ui, TEXT)).toBe(before.column);
    expect(await topOf(ui, "#content")).toBe(before.content - 300);
    await scrollTo(ui, 0);
    await expect.poll(() => topOf(ui, TEXT)).toBe(before.column + SLIDER_PX);
  });

  test("keeps its distance from the top of the window", async ({ ui }) => {
    await open(ui, PAGE);
    await ui.eval(() => document.querySelector("dealer-sticky-column")?.setAttribute("offset-px", "200"));
    await scrollTo(ui, 1000);
    const box = () =>
      ui.eval(() => {
        const column = document.querySelector("dealer-sticky-column")?.shadowRoot?.querySelector(".fixed");
        return Math.round(column?.getBoundingClientRect().top ?? Number.NaN);
      });
    await expect.poll(box).toBe(200);
  });

  test("follows a slider that is resized, added or removed", async ({ ui }) => {
    await open(ui, PAGE);
    await scrollTo(ui, SLIDER_PX + 100);
    await expect.poll(() => isFixed(ui)).toBe(true);
    await ui.eval(() => document.querySelector("#slider")?.setAttribute("style", "block-size: 600px"));
    await expect.poll(() => isFixed(ui)).toBe(false);
    await ui.eval(() => document.querySelector("#slider")?.setAttribute("style", "block-size: 100px"));
    await expect.poll(() => isFixed(ui)).toBe(true);
    await ui.eval(() => document.querySelector("#slider")?.remove());
    await scrollTo(ui, 300);
    await expect.poll(() => isFixed(ui)).toBe(false);
  });

  test("is static without a slider", async ({ ui }) => {
    await open(ui, PAGE);
    await ui.eval(() => document.querySelector("dealer-sticky-column")?.setAttribute("after", "#nothing"));
    await scrollTo(ui, 2000);
    expect(await isFixed(ui)).toBe(false);
  });

  test("keeps its place where a grid stretches it", async ({ ui }) => {
    await open(ui, PAGE);
    await ui.eval(() =>
      document.querySelector<HTMLElement>(".columns")?.style.setProperty("align-items", "stretch"),
    );
    await scrollTo(ui, SLIDER_PX);
    const before = await topOf(ui, TEXT);
    await scrollTo(ui, SLIDER_PX + 300);
    await expect.poll(() => isFixed(ui)).toBe(true);
    await expect.poll(() => topOf(ui, TEXT)).toBe(before);
  });
});
