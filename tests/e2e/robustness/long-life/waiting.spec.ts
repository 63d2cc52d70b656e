import { expect, test, type Ui } from "../../../support/ui.ts";
import { isReady, matches } from "../../elements/page.ts";
import { tries } from "../trials.ts";
import { expectNoGrowth } from "./level.ts";

declare global {
  interface Window {
    copied: HTMLElement;
  }
}

/** A placeholder button whose code loads on a press. */
const PAGE = "/tests/pages/interaction.html";
const PLACEHOLDER = "dealer-call-us:is([role], [tabindex], [aria-label], [aria-expanded])";
const SWAPS = 30;

const swapBodies = (ui: Ui, swaps: number) =>
  ui.eval(async (count) => {
    const html = document.body.innerHTML;
    for (let swap = 0; swap < count; swap++) {
      document.body.innerHTML = html;
      await new Promise(requestAnimationFrame);
    }
  }, swaps);

test("bodies whose code is never requested are freed when they are replaced", async ({ ui }) => {
  test.skip(ui.engine !== "chromium", "only Chromium reports its heap");
  await ui.goto(PAGE);
  await expect.poll(() => matches(ui, PLACEHOLDER)).toBe(true);
  const bulks = await expectNoGrowth(ui, () => swapBodies(ui, SWAPS));
  tries("life-swaps", bulks * SWAPS);
});

const WAYS = {
  moved: () => document.body.prepend(document.querySelector("dealer-call-us") ?? ""),
  rewritten: () => {
    const { body } = document;
    const { innerHTML } = body;
    body.innerHTML = innerHTML;
  },
};

for (const [way, act] of Object.entries(WAYS))
  test(`a tag that is ${way} before its code is there loses the placeholder's attributes with its code`, async ({
    ui,
  }) => {
    await ui.goto(PAGE);
    await expect.poll(() => matches(ui, PLACEHOLDER)).toBe(true);
    await ui.eval(act);
    await ui.click("dealer-call-us");
    await isReady(ui);
    await expect.poll(() => matches(ui, PLACEHOLDER)).toBe(false);
  });

test("a copy from before the code loses the placeholder's attributes", async ({ ui }) => {
  await ui.goto(PAGE);
  await expect.poll(() => matches(ui, PLACEHOLDER)).toBe(true);
  await ui.eval(() => {
    window.copied = document.querySelector("dealer-call-us")?.cloneNode(true) as HTMLElement;
  });
  await ui.click("dealer-call-us");
  await isReady(ui);
  await ui.eval(() => document.querySelector("dealer-call-us")?.replaceWith(window.copied));
  await expect.poll(() => matches(ui, PLACEHOLDER)).toBe(false);
});
