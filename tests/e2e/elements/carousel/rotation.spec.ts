import { carouselContract } from "../../../../src/carousel/carousel.contract.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { problems, WIDE } from "../page.ts";
import { showAs } from "../paper.ts";
import {
  drag,
  emitted,
  expectShown,
  focus,
  isPlaying,
  middle,
  NEXT,
  ROTATION,
  reachable,
  seen,
  stage,
} from "./carousel.ts";

const INTERVAL_MS = carouselContract.attributes["interval-ms"].default;
const LONG_MS = 4 * INTERVAL_MS;

const away = (ui: Ui) => ui.moveTo(1, WIDE[1] - 1);
const over = async (ui: Ui) => {
  const { x, y } = await middle(ui);
  await ui.moveTo(x, y);
};
const expectPlaying = (ui: Ui, playing: boolean) => expect.poll(() => isPlaying(ui)).toBe(playing);

/** Waits for long without a slide change. */
async function expectStill(ui: Ui, text: string) {
  await expectPlaying(ui, false);
  await ui.clock.tick(LONG_MS);
  expect(await reachable(ui)).toEqual([text]);
}

async function expectNext(ui: Ui, text: string) {
  await expectPlaying(ui, true);
  await ui.clock.tick(INTERVAL_MS);
  await expectShown(ui, text);
}

const hidePage = (ui: Ui, hidden: boolean) =>
  ui.eval((isHidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: isHidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

test.describe("dealer-carousel", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("shows the next slide after exactly 5,000 ms and loops", async ({ ui }) => {
    await stage(ui);
    // The first frame has already passed.
    await ui.clock.tick(INTERVAL_MS - 100);
    expect(await reachable(ui)).toEqual(["Volkswagen Up"]);
    await ui.clock.tick(100);
    expect(await reachable(ui)).toEqual(["Kia Picanto"]);
    for (const text of ["Toyota Aygo", "Fiat 500", "Renault Clio", "Opel Corsa", "Volkswagen Up"]) {
      await ui.clock.tick(INTERVAL_MS);
      expect(await reachable(ui)).toEqual([text]);
    }
    expect(await emitted(ui, "changed")).toEqual([1, 2, 3, 4, 5, 0].map((index) => ({ index, total: 6 })));
    expect(await emitted(ui, "rotation-changed")).toEqual([]);
  });

  test("is in the right position after a slide change during printing", async ({ ui }) => {
    await stage(ui);
    await showAs(ui, "paper");
    await ui.clock.tick(INTERVAL_MS);
    expect(await reachable(ui)).toEqual(["Kia Picanto"]);
    await showAs(ui, "screen");
    await expect.poll(() => seen(ui)).toEqual(["Kia Picanto"]);
    await expectNext(ui, "Toyota Aygo");
  });

  test("pauses under the mouse, then continues after a whole interval", async ({ ui }) => {
    await stage(ui);
    await ui.clock.tick(INTERVAL_MS - 1000);
    await over(ui);
    await expectStill(ui, "Volkswagen Up");
    await away(ui);
    await expectPlaying(ui, true);
    await ui.clock.tick(INTERVAL_MS - 100);
    expect(await reachable(ui)).toEqual(["Volkswagen Up"]);
    await ui.clock.tick(100);
    expect(await reachable(ui)).toEqual(["Kia Picanto"]);
    expect(await emitted(ui, "rotation-changed")).toEqual([{ playing: false }, { playing: true }]);
  });

  test("stops on keyboard focus, stays stopped on blur and starts again by its button", async ({ ui }) => {
    await stage(ui);
    await focus(ui, "#before");
    await ui.press("Tab");
    await expect.poll(() => ui.focused()).toMatchObject({ part: "rotation" });
    await expectStill(ui, "Volkswagen Up");
    await ui.press("Shift+Tab");
    await expectStill(ui, "Volkswagen Up");
    await ui.press("Tab");
    await ui.press("Enter");
    await expectNext(ui, "Kia Picanto");
    await ui.press("Tab");
    await expectStill(ui, "Kia Picanto");
    expect(await emitted(ui, "rotation-changed")).toEqual([
      { playing: false },
      { playing: true },
      { playing: false },
    ]);
  });

  test("stops when something in a slide gets the focus", async ({ ui }) => {
    await stage(ui);
    await focus(ui, '[href="#up"]');
    await expectStill(ui, "Volkswagen Up");
  });

  test("pauses while the page is hidden", async ({ ui }) => {
    await stage(ui);
    await hidePage(ui, true);
    await expectStill(ui, "Volkswagen Up");
    await hidePage(ui, false);
    await expectNext(ui, "Kia Picanto");
  });

  test("pauses unless half of it is in view", async ({ ui }) => {
    await stage(ui);
    const push = (height: string) =>
      ui.eval((blockSize) => {
        document.querySelector("h1")?.setAttribute("style", `block-size: ${blockSize}`);
      }, height);
    await push("600px");
    await expectStill(ui, "Volkswagen Up");
    await push("auto");
    await expectNext(ui, "Kia Picanto");
    // Higher than two windows: half of the window is enough.
    await ui.eval(() => {
      for (const slide of document.querySelectorAll(".slide"))
        slide.setAttribute("style", "block-size: 3000px");
    });
    await expectNext(ui, "Toyota Aygo");
  });

  test("starts at its first slide in a panel that is opened later", async ({ ui }) => {
    await stage(ui);
    const hide = (isHidden: boolean) =>
      ui.eval((hidden) => document.querySelector("main")?.toggleAttribute("hidden", hidden), isHidden);
    await hide(true);
    await expectStill(ui, "Volkswagen Up");
    await hide(false);
    await expectNext(ui, "Kia Picanto");
  });

  test("its button stops it and starts it again, also under the mouse", async ({ ui }) => {
    await stage(ui);
    await ui.click(ROTATION);
    await expect.poll(() => ui.attribute(ROTATION, "aria-label")).toBe("Afspelen");
    await away(ui);
    await expectStill(ui, "Volkswagen Up");
    await ui.click(ROTATION);
    await expectNext(ui, "Kia Picanto");
    await away(ui);
    await over(ui);
    await expectStill(ui, "Kia Picanto");
  });

  test("stops when a visitor goes to another slide", async ({ ui }) => {
    await stage(ui);
    await ui.click(NEXT);
    await away(ui);
    await expectStill(ui, "Kia Picanto");
    await stage(ui);
    await drag(ui, "left");
    await expect.poll(() => reachable(ui)).toEqual(["Kia Picanto"]);
    await away(ui);
    await expectStill(ui, "Kia Picanto");
  });

  test("continues after a press that changes nothing", async ({ ui }) => {
    await stage(ui);
    await over(ui);
    await ui.down();
    await ui.up();
    await away(ui);
    await expectNext(ui, "Kia Picanto");
  });

  test("has no rotation and no button for it where the author turns it off", async ({ ui }) => {
    await stage(ui, { attributes: { autoplay: "false" } });
    await expectStill(ui, "Volkswagen Up");
    expect(await ui.attribute(ROTATION, "aria-label")).toBeNull();
    await ui.eval(() => document.querySelector("dealer-carousel")?.removeAttribute("autoplay"));
    await expectNext(ui, "Kia Picanto");
  });

  test("stops at the last slide without loop and starts again by its button", async ({ ui }) => {
    await stage(ui, { attributes: { loop: "false", "interval-ms": "2000" } });
    await ui.clock.tick(10_000);
    await expectShown(ui, "Opel Corsa");
    await expectStill(ui, "Opel Corsa");
    await ui.click(ROTATION);
    await expectShown(ui, "Volkswagen Up");
  });

  test("uses a changed interval immediately", async ({ ui }) => {
    await stage(ui);
    await ui.eval(() => document.querySelector("dealer-carousel")?.setAttribute("interval-ms", "1000"));
    await ui.clock.tick(1000);
    expect(await reachable(ui)).toEqual(["Kia Picanto"]);
  });
});

test("dealer-carousel starts only by its button under reduced motion, and slides change without a transition @reduced", async ({
  ui,
  reduced,
}) => {
  test.skip(!reduced, "for a visitor who asks for less motion");
  await stage(ui);
  await expectStill(ui, "Volkswagen Up");
  await ui.click(NEXT);
  await expect.poll(() => reachable(ui)).toEqual(["Kia Picanto"]);
  // One frame is needed to paint it.
  await ui.clock.tick(40);
  expect(await seen(ui)).toEqual(["Kia Picanto"]);
  await ui.click(ROTATION);
  await expectNext(ui, "Toyota Aygo");
  expect(await problems(ui)).toEqual([]);
});
