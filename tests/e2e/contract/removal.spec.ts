import { aliveOn } from "./alive.ts";
import { drives } from "./drives.ts";
import { readFootprint } from "./footprint.ts";
import { put, scrollPage, settle, viewSize } from "./in-page.ts";
import { countShadowListeners } from "./shadow-listeners.ts";
import { CONTRACT_PAGE, expect, test, type Ui } from "./stage.ts";
import { subjects } from "./subjects.ts";

const ROUNDS = 50;

declare global {
  interface Window {
    taken?: Element | undefined;
  }
}

/** Takes the element off the page and keeps it, so that it can come back. */
function takeAway(tag: string) {
  window.taken = document.querySelector(tag) ?? undefined;
  window.taken?.remove();
}

function bringBack() {
  document.querySelector("#stage")?.append(window.taken ?? "");
}

const takenContent = () => window.taken?.innerHTML;

/** Adds and removes new elements, or the one that was taken away when there is no markup. */
async function comeAndGo(rounds: number, html?: string) {
  const stage = document.querySelector("#stage") as Element;
  const wait = window.rig?.natives.setTimeout ?? setTimeout;
  const nextTask = () => new Promise((resolve) => wait(resolve));
  for (let round = 0; round < rounds; round++) {
    if (html) stage.innerHTML = html;
    else stage.replaceChildren(window.taken ?? "");
    await nextTask();
    stage.replaceChildren();
    await nextTask();
  }
}

/** Remembers the empty page; what it answers expects the page to be like that again. */
async function rememberPage(ui: Ui) {
  const alive = await aliveOn(ui);
  const footprint = await ui.eval(readFootprint);
  return async () => {
    await expect.poll(() => aliveOn(ui)).toEqual(alive);
    expect(await ui.eval(readFootprint)).toEqual(footprint);
    expect((await ui.probe()).messages).toEqual([]);
  };
}

test.beforeEach(async ({ ui }) => {
  await ui.goto(CONTRACT_PAGE);
  await ui.eval(countShadowListeners);
});

for (const { tag, html, content } of subjects) {
  test(`${tag}: removed in the middle of what it does, it leaves nothing behind`, async ({ ui }) => {
    const expectPageAsBefore = await rememberPage(ui);
    await ui.eval(put, html);
    await drives[tag].rouse(ui);
    await ui.eval(takeAway, tag);
    await ui.eval(settle);
    await ui.eval(scrollPage, 0);
    await expectPageAsBefore();
    expect(await ui.eval(takenContent)).toBe(content);
  });

  test(`${tag}: removed and brought back, it works`, async ({ ui }) => {
    const expectPageAsBefore = await rememberPage(ui);
    await ui.eval(put, html);
    await ui.eval(takeAway, tag);
    await ui.eval(settle);
    await ui.eval(bringBack);
    expect(await ui.eval(viewSize, tag)).toBeGreaterThan(0);
    await drives[tag].rouse(ui);
    await drives[tag].finish(ui);
    await ui.eval(takeAway, tag);
    await expectPageAsBefore();
    expect(await ui.eval(takenContent)).toBe(content);
  });

  test(`${tag}: ${ROUNDS} that come and go, and one that does so ${ROUNDS} times, leave nothing`, async ({
    ui,
  }) => {
    const expectPageAsBefore = await rememberPage(ui);
    await ui.eval(comeAndGo, ROUNDS, html);
    await expectPageAsBefore();
    await ui.eval(put, html);
    await ui.eval(takeAway, tag);
    await ui.eval(comeAndGo, ROUNDS, undefined);
    await expectPageAsBefore();
    expect(await ui.eval(takenContent)).toBe(content);
  });
}

test("dealer-to-top: removed while it scrolls the page, it lets go of it", async ({ ui }) => {
  const expectPageAsBefore = await rememberPage(ui);
  await ui.eval(put, "<dealer-to-top></dealer-to-top>");
  await drives["dealer-to-top"].rouse(ui);
  await ui.click("dealer-to-top >>> button");
  await ui.clock.tick(300);
  const position = () => ui.eval(() => scrollY);
  const left = await position();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(500);
  await ui.eval(takeAway, "dealer-to-top");
  await ui.clock.tick(1000);
  expect(await position()).toBe(left);
  await ui.eval(scrollPage, 0);
  await expectPageAsBefore();
});
