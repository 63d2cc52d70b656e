import { expect, test, type Ui } from "../../../support/ui.ts";
import { isReady, problems, WIDE } from "../page.ts";
import { dot, NEXT, STARTED_PAGE, stage } from "./carousel.ts";

const MIDDLE_MS = 125;

const isInViewCodeThere = (ui: Ui) =>
  expect
    .poll(() =>
      ui.eval(() => performance.getEntriesByType("resource").some(({ name }) => /\/in-view-/.test(name))),
    )
    .toBe(true);

/** With a stopped clock. */
async function stageFading(ui: Ui, dir: "ltr" | "rtl" = "ltr") {
  await stage(ui, { attributes: { fade: "" }, dir });
  await isInViewCodeThere(ui);
}

/** On the page: presses a button of the carousel, and stops in the middle of the fade that follows, if there is one. */
function pressAndStop(part: string, atMs: number) {
  const carousel = document.querySelector("dealer-carousel");
  const view =
    carousel?.shadowRoot?.querySelector("[part=viewport]")?.getBoundingClientRect() ?? new DOMRect();
  carousel?.shadowRoot?.querySelector<HTMLElement>(part)?.click();
  const fading = document
    .getAnimations()
    .filter((one) => (one.effect as KeyframeEffect).target?.matches("[data-dealer-slide]"));
  for (const one of fading) {
    one.pause();
    one.currentTime = atMs;
  }
  const drawn = [...(carousel?.querySelectorAll<HTMLElement>("[data-dealer-slide]") ?? [])].flatMap(
    (slide, place) => {
      const { left, width } = slide.getBoundingClientRect();
      const isIn = Math.abs(left - view.left) < 1 && Math.abs(width - view.width) < 1;
      return isIn ? [{ place, opacity: Math.round(Number(getComputedStyle(slide).opacity) * 10) / 10 }] : [];
    },
  );
  const styles = [...(carousel?.children ?? [])].map((slide) => slide.getAttribute("style"));
  for (const one of fading) one.finish();
  return { drawn, styles };
}

const press = (ui: Ui, part: string) => ui.eval(pressAndStop, part, MIDDLE_MS);
/** The place of the shown slide among all. */
const shown = (ui: Ui) =>
  ui.eval(() =>
    [...document.querySelectorAll<HTMLElement>("dealer-carousel > [data-dealer-slide]")].findIndex(
      (slide) => !slide.inert,
    ),
  );

test.describe("with fade a slide of dealer-carousel", () => {
  for (const dir of ["ltr", "rtl"] as const)
    test(`fades out over the next, in its place, ${dir}`, async ({ ui }) => {
      await stageFading(ui, dir);
      const { drawn, styles } = await press(ui, "[part=next]");
      expect(drawn).toEqual([
        { place: 0, opacity: 0.5 },
        { place: 1, opacity: 1 },
      ]);
      expect(new Set(styles)).toEqual(new Set([null]));
      expect(await shown(ui)).toBe(1);
      await press(ui, "[part=previous]");
      expect((await press(ui, "[part=previous]")).drawn).toEqual([
        { place: 0, opacity: 0.5 },
        { place: 5, opacity: 1 },
      ]);
      await ui.click(dot(3));
      await expect.poll(() => shown(ui)).toBe(2);
      expect(await problems(ui)).toEqual([]);
    });

  test("is there at once with reduced motion @reduced", async ({ ui }) => {
    await stageFading(ui);
    const isReduced = await ui.eval(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
    const { drawn } = await press(ui, "[part=next]");
    expect(drawn.length).toBe(isReduced ? 1 : 2);
    expect(drawn.at(-1)).toEqual({ place: 1, opacity: 1 });
  });

  test("is still swiped", async ({ ui }) => {
    test.skip(ui.engine === "webkit", "its driver has no touch");
    await ui.viewport(...WIDE);
    await ui.goto(STARTED_PAGE);
    await ui.eval(() => document.querySelector("dealer-carousel")?.toggleAttribute("fade", true));
    await isReady(ui);
    await isInViewCodeThere(ui);
    const box = await ui.eval(() => {
      const { left, top, width, height } =
        document
          .querySelector("dealer-carousel")
          ?.shadowRoot?.querySelector("[part=viewport]")
          ?.getBoundingClientRect() ?? new DOMRect();
      return { x: left, y: top + height / 2, width };
    });
    await ui.moveTo(box.x + box.width * 0.8, box.y);
    await ui.page?.mouse.down();
    await ui.page?.mouse.move(box.x + box.width * 0.1, box.y, { steps: 10 });
    await ui.page?.mouse.up();
    await expect.poll(() => shown(ui)).toBe(1);
    await ui.click(NEXT);
    await expect.poll(() => shown(ui)).toBe(2);
  });
});
