import { readdirSync } from "node:fs";
import { waitingFor } from "../../support/timeouts.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { isReady, NARROW, violations, WIDE } from "../elements/page.ts";

const FOLDER = "examples/dealership";
const STOCK = `/${FOLDER}/occasions.html`;
/** The cover of the page, which goes by itself. */
const LONGEST_ANIMATION_MS = 6000;
const SMALLEST = [320, 640] as const;

const pages = readdirSync(FOLDER).filter((file) => file.endsWith(".html"));

const overflow = (ui: Ui) =>
  ui.eval(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const page of pages) {
  test(`${page} has no axe violations, wide and narrow`, async ({ ui }) => {
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

test.describe("the filter without scripts", () => {
  const shown = (ui: Ui) =>
    ui.eval(() =>
      [...document.querySelectorAll(".found .car")]
        .filter((car) => car.checkVisibility())
        .map(({ id }) => id),
    );
  const isEmpty = (ui: Ui) =>
    ui.eval(() => document.querySelector(".found-none-text")?.checkVisibility() ?? false);
  /** Until these animations end, the page hides what scripts would enhance; then the content below moves. */
  const hasGivenUpScripts = (ui: Ui) =>
    ui.eval(() => document.getAnimations().every(({ playState }) => playState === "finished"));
  const choose = (ui: Ui, value: string) => ui.click(`.filter [value="${value}"]`);

  test.beforeEach(async ({ ui }) => {
    await ui.viewport(...NARROW);
    await ui.goto(`${STOCK}?no-scripts`);
    await expect.poll(() => hasGivenUpScripts(ui), waitingFor(LONGEST_ANIMATION_MS)).toBe(true);
    await ui.click(".filter summary");
  });

  test("several choices show the cars that match all of them", async ({ ui }) => {
    await choose(ui, "orsa");
    await expect.poll(() => shown(ui)).toEqual(["orsa-linea", "orsa-sera", "orsa-linea-hybride"]);
    await choose(ui, "25000");
    await expect.poll(() => shown(ui)).toEqual(["orsa-linea", "orsa-sera"]);
    expect(await isEmpty(ui)).toBe(false);
  });

  test("shows a message when no car matches, with a button that shows all again", async ({ ui }) => {
    const all = await shown(ui);
    await choose(ui, "vireo");
    await choose(ui, "diesel");
    await expect.poll(() => shown(ui)).toEqual([]);
    expect(await isEmpty(ui)).toBe(true);
    await ui.click(".found-none-text button");
    await expect.poll(() => shown(ui)).toEqual(all);
    expect(await isEmpty(ui)).toBe(false);
  });
});
