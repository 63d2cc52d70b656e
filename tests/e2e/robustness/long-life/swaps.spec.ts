import { expect, test, type Ui } from "../../../support/ui.ts";
import { aliveOn } from "../../contract/alive.ts";
import { countShadowListeners } from "../../contract/shadow-listeners.ts";
import type { Tag } from "../../contract/subjects.ts";
import { isReady } from "../../elements/page.ts";
import { times, tries } from "../trials.ts";
import { installExercises } from "./exercises.ts";
import { expectNoGrowth } from "./level.ts";
import { fetchBodies, PAGES, swapBodies } from "./swaps.ts";

/** An even number, so that the home page is last as it was first. */
const SWAPS = times(16, 1000);

/** The tags that a swap does not exercise by itself. */
const WORKING: Record<keyof typeof PAGES, readonly Tag[]> = {
  car: ["dealer-date-input"],
  home: [
    "dealer-to-top",
    "dealer-logo",
    "dealer-sticky-column",
    "dealer-tooltips",
    "dealer-autocomplete",
    "dealer-cookie-hint",
    "dealer-loader",
  ],
};

async function openDealership(ui: Ui, switches: string) {
  await ui.goto(`${PAGES.home}${switches}`);
  await isReady(ui);
  // It holds every listener and with it removed elements.
  if (switches) await ui.eval(countShadowListeners);
  await ui.eval(installExercises);
  await ui.eval(fetchBodies, Object.values(PAGES));
  await swap(ui, 2);
  await isReady(ui);
}

async function swap(ui: Ui, swaps: number) {
  for (let done = 0; done < swaps; done += 2) await ui.eval(swapBodies, [PAGES.car, PAGES.home]);
}

async function works(ui: Ui) {
  for (const name of ["car", "home"] as const) {
    await ui.eval(swapBodies, [PAGES[name]]);
    for (const tag of WORKING[name]) await ui.eval((exercised) => window.exercise(exercised), tag);
  }
}

test("swapped bodies do not grow the page's heap, nodes or listeners", async ({ ui }) => {
  test.skip(ui.engine !== "chromium", "only Chromium reports its heap");
  test.slow();
  await openDealership(ui, "");
  const bulks = await expectNoGrowth(ui, () => swap(ui, SWAPS));
  tries("life-swaps", bulks * SWAPS);
  await works(ui);
});

test("swapped bodies leave no timer, observer or listener, and the last one works", async ({ ui }) => {
  tries("life-swaps", SWAPS);
  await openDealership(ui, "?probe");
  // The timers that wait for late files have ended.
  await expect.poll(async () => (await aliveOn(ui)).setTimeout).toBeUndefined();
  const before = await aliveOn(ui);
  await swap(ui, SWAPS);
  await expect.poll(() => aliveOn(ui)).toEqual(before);
  await works(ui);
  expect((await ui.probe()).messages).toEqual([]);
});
