import { readdirSync } from "node:fs";
import { expect, test, type Ui } from "../../support/ui.ts";
import { isReady, NARROW, violations, WIDE } from "../elements/page.ts";

const FOLDER = "examples/dealership";
const STOCK = `/${FOLDER}/occasions.html`;
const SMALLEST = [320, 640] as const;

const pages = readdirSync(FOLDER).filter((file) => file.endsWith(".html"));

const overflow = (ui: Ui) =>
  ui.eval(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const page of pages) {
  test(`${page} has nothing that axe finds, wide and narrow`, async ({ ui }) => {
    for (const [width, height] of [WIDE, NARROW]) {
      await ui.viewport(width, height);
      await ui.goto(`/${FOLDER}/${page}`);
      await isReady(ui);
      expect(await violations(ui)).toEqual([]);
    }
  });

  for (const switches of ["", "?no-scripts"])
    test(`${page} fits the smallest phone${switches && " without scripts"}`, async ({ ui }) => {
      await ui.viewport(...SMALLEST);
      await ui.goto(`/${FOLDER}/${page}${switches}`);
      expect(await overflow(ui)).toBe(0);
    });
}

test.describe("the filter needs no script", () => {
  const shown = (ui: Ui) =>
    ui.eval(() =>
      [...document.querySelectorAll(".found .car")]
        .filter((car) => car.checkVisibility())
        .map(({ id }) => id),
    );
  const isEmpty = (ui: Ui) =>
    ui.eval(() => document.querySelector(".found-none-text")?.checkVisibility() ?? false);
  /** Until then the page may still show what it kept for scripts to dress, and all below it moves. */
  const hasGivenUpScripts = (ui: Ui) =>
    ui.eval(() => document.getAnimations().every(({ playState }) => playState === "finished"));
  const choose = (ui: Ui, value: string) => ui.click(`.filter [value="${value}"]`);

  test.beforeEach(async ({ ui }) => {
    await ui.viewport(...NARROW);
    await ui.goto(`${STOCK}?no-scripts`);
    await expect.poll(() => hasGivenUpScripts(ui)).toBe(true);
    await ui.click(".filter summary");
  });

  test("choices keep the cars they are about, together", async ({ ui }) => {
    await choose(ui, "orsa");
    expect(await shown(ui)).toEqual(["orsa-linea", "orsa-sera", "orsa-linea-hybride"]);
    await choose(ui, "25000");
    expect(await shown(ui)).toEqual(["orsa-linea", "orsa-sera"]);
    expect(await isEmpty(ui)).toBe(false);
  });

  test("where no car is left the page says so, and offers all again", async ({ ui }) => {
    const all = await shown(ui);
    await choose(ui, "vireo");
    await choose(ui, "diesel");
    expect(await shown(ui)).toEqual([]);
    expect(await isEmpty(ui)).toBe(true);
    await ui.click(".found-none-text button");
    expect(await shown(ui)).toEqual(all);
    expect(await isEmpty(ui)).toBe(false);
  });
});
