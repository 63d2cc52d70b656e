import { carouselContract } from "../../../../src/carousel/carousel.contract.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { aliveOn } from "../../contract/alive.ts";
import { firedEvents, isReady, LOADER_PAGE, matches, problems } from "../../elements/page.ts";
import { times, tries } from "../trials.ts";
import { expectNoGrowth } from "./level.ts";

/** All tags, on a stopped clock. */
const PAGE = `${LOADER_PAGE}&gate&banner&carousel&search&date&clock`;

/** 8 simulated hours, or ten minutes. */
const MINUTES = times(10, 480);
const SLIDES = 7;
const MINUTE_MS = 60_000;
const FRAME_MS = 17;
const SLIDES_A_MINUTE = MINUTE_MS / carouselContract.attributes["interval-ms"].default;

async function openForHours(ui: Ui, switches = "") {
  await ui.goto(`${PAGE}${switches}`);
  await isReady(ui);
  // What is under the pointer stays the same: tooltips listen in each shadow tree that it has been over.
  await ui.hover("dealer-cookie-hint >>> [part=accept]");
  await ui.eval(putSlides, SLIDES);
  await expect.poll(() => matches(ui, "dealer-carousel:state(playing)")).toBe(true);
  await ui.clock.tick(MINUTE_MS);
}

function putSlides(slides: number) {
  document.body.style.minHeight = "5000px";
  const carousel = document.querySelector("dealer-carousel");
  const slide = (_: unknown, index: number) => `<div>${index}</div>`;
  if (!carousel) return;
  carousel.innerHTML = Array.from({ length: slides }, slide).join("");
  // It rotates only in view, and the page scrolls.
  const fixed = document.createElement("div");
  fixed.style.cssText = "position: fixed; inset: 0 0 auto";
  carousel.before(fixed);
  fixed.append(carousel);
}

/** On the page: passes a minute of its clock in steps of a second; in each step it scrolls and lets a real task run. */
async function passMinute() {
  const SECOND_MS = 1000;
  const nextTask = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(port1.close());
      port2.postMessage(null);
    });
  for (let second = 0; second < 60; second++) {
    scrollTo({ top: (second % 10) * 300, behavior: "instant" });
    dispatchEvent(new Event("scroll"));
    window.rig?.clock?.tick(SECOND_MS);
    await nextTask();
  }
}

/** The index of the shown slide. */
const shown = (ui: Ui) =>
  ui.eval(() =>
    Number(document.querySelector("dealer-carousel [data-dealer-slide]:not([inert])")?.textContent),
  );

/** Passes some minutes and expects the calculated number of slide changes. */
async function pass(ui: Ui, minutes: number) {
  const before = await shown(ui);
  await ui.eval(() => {
    window.dealerEvents = [];
  });
  for (let minute = 0; minute < minutes; minute++) await ui.eval(passMinute);
  const slides = minutes * SLIDES_A_MINUTE;
  const changes = (await firedEvents(ui)).filter(({ type }) => type === "dealer-carousel-changed");
  expect(changes).toHaveLength(slides);
  expect(await shown(ui)).toBe((before + slides) % SLIDES);
  await ui.eval(() => {
    window.dealerEvents = [];
  });
}

test("minutes of slides and scrolling do not grow the page's heap, nodes or listeners", async ({ ui }) => {
  test.skip(ui.engine !== "chromium", "only Chromium reports its heap");
  await openForHours(ui);
  const bulks = await expectNoGrowth(ui, () => pass(ui, MINUTES));
  tries("life-minutes", bulks * MINUTES);
});

test("minutes of slides and scrolling leave no timer, observer or listener", async ({ ui }) => {
  tries("life-minutes", MINUTES);
  await openForHours(ui, "&probe");
  // Browsers tell the page of a scroll in a frame of their own, and what asks for a frame then waits for the clock.
  const aliveAfterFrame = async () => {
    await ui.clock.tick(FRAME_MS);
    return aliveOn(ui);
  };
  const before = await aliveAfterFrame();
  await pass(ui, MINUTES);
  await expect.poll(aliveAfterFrame).toEqual(before);
  expect(await problems(ui)).toEqual([]);
});
