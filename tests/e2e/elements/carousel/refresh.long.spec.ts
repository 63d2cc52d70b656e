import { expect, test, type Ui } from "../../../support/ui.ts";
import { open, problems } from "../page.ts";
import { REFRESHES } from "../refreshes.ts";
import {
  expectShown,
  FRAME_MS,
  NEXT,
  PAGE,
  reachable,
  SLIDE_IN_MS,
  seen,
  stage,
  stageHere,
} from "./carousel.ts";

const items = (tag: string) =>
  ["Een", "Twee", "Drie"].map((name) => `<${tag} class="slide"><h2>${name}</h2></${tag}>`).join("");
const MARKUP = {
  "the carousel's children": items("div"),
  "the items of a list": `<ul>${items("li")}</ul>`,
};

/** A script of the page lays it out at each change before the elements of later hear of it. */
const layOutFirst = (ui: Ui) =>
  ui.eval(() => {
    const layOut = () => void document.body.getBoundingClientRect();
    new MutationObserver(layOut).observe(document.body, { attributes: true, subtree: true });
  });

/** With the browser's own frames. */
async function show(ui: Ui, html: string) {
  await open(ui, PAGE);
  await layOutFirst(ui);
  await ui.eval((text) => {
    const carousel = document.createElement("dealer-carousel");
    carousel.setAttribute("autoplay", "no");
    carousel.innerHTML = text;
    document.querySelector("dealer-carousel")?.replaceWith(carousel);
  }, html);
}

for (const [what, html] of Object.entries(MARKUP))
  for (const [library, refresh] of Object.entries(REFRESHES))
    test(`a refresh by ${library} leaves the slide that is shown: ${what}`, async ({ ui }) => {
      await show(ui, html);
      const shows = async (name: string, moment: string) => {
        await expect.poll(() => reachable(ui), moment).toEqual([name]);
        await expect.poll(() => seen(ui), moment).toEqual([name]);
      };
      await refresh(ui, "dealer-carousel", html);
      await shows("Een", "untouched");
      await ui.click(NEXT);
      await shows("Twee", "moved");
      for (let again = 0; again < 2; again++) {
        await refresh(ui, "dealer-carousel", html);
        await shows("Twee", "refreshed");
      }
      await ui.click(NEXT);
      await shows("Drie", "moved again");
      expect(await problems(ui)).toEqual([]);
    });

for (const [library, refresh] of Object.entries(REFRESHES))
  test(`two refreshes by ${library} in one frame leave the slide that is shown`, async ({ ui }) => {
    const { "the items of a list": html } = MARKUP;
    await open(ui, `${PAGE}&clock`);
    await layOutFirst(ui);
    await stageHere(ui, { html });
    await ui.click(NEXT);
    await ui.clock.tick(SLIDE_IN_MS);
    await expectShown(ui, "Twee");
    for (let again = 0; again < 2; again++) await refresh(ui, "dealer-carousel", html);
    // The pointer leaves the carousel, which is a change of its state.
    await ui.moveTo(1, 1);
    await ui.clock.tick(FRAME_MS);
    await expectShown(ui, "Twee");
    await expect.poll(() => seen(ui)).toEqual(["Twee"]);
  });

test("a script that always takes the marks of the slides away does not block the page", async ({ ui }) => {
  await stage(ui, { html: MARKUP["the carousel's children"] });
  await ui.eval(() => {
    const remove = () => {
      for (const slide of document.querySelectorAll("dealer-carousel [data-dealer-slide]"))
        slide.removeAttribute("data-dealer-slide");
    };
    new MutationObserver(remove).observe(document.body, { attributes: true, subtree: true });
    remove();
  });
  await ui.clock.tick(FRAME_MS);
  await expect.poll(() => reachable(ui)).toEqual([]);
});

test("marks that are taken away twice, just before a frame, come back", async ({ ui }) => {
  await show(ui, MARKUP["the carousel's children"]);
  await expect.poll(() => reachable(ui)).toEqual(["Een"]);
  const lost = await ui.eval(async () => {
    const slides = [...document.querySelectorAll<HTMLElement>("dealer-carousel > .slide")];
    const remove = () => {
      for (const slide of slides) slide.removeAttribute("data-dealer-slide");
    };
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const wait = (ms: number) => {
      const end = performance.now() + ms;
      while (performance.now() < end);
    };
    let rounds = 0;
    for (let round = 0; round < 20; round++) {
      // Where the frame begins, and where it comes at once after a long task.
      if (round % 2) await nextFrame();
      remove();
      await Promise.resolve();
      remove();
      wait(30);
      await nextFrame();
      await nextFrame();
      if (slides.some((slide) => !slide.hasAttribute("data-dealer-slide"))) rounds++;
    }
    return rounds;
  });
  expect(lost).toBe(0);
});
