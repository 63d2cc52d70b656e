import { MEGA_LINK, MENU, subject as nav } from "../../../src/mega-nav/mega-nav.subject.ts";
import { subject as toTop } from "../../../src/to-top/to-top.subject.ts";
import { expect, test, type Ui, VIEWPORT } from "../../support/ui.ts";
import { aliveOn } from "./alive.ts";
import { readFootprint } from "./footprint.ts";
import { put, scrollPage, setAttributes, settle, viewSize } from "./in-page.ts";
import { CONTRACT_PAGE } from "./pages.ts";
import { countShadowListeners } from "./shadow-listeners.ts";
import { moveAway } from "./steps.ts";
import { subjects } from "./subjects.ts";

const ROUNDS = 50;

declare global {
  interface Window {
    removedElement?: Element | undefined;
  }
}

/** Removes the element from the page and keeps it, so that it can be added again. */
function removeElement(tag: string) {
  window.removedElement = document.querySelector(tag) ?? undefined;
  window.removedElement?.remove();
}

function addAgain() {
  document.querySelector("#stage")?.append(window.removedElement ?? "");
}

const removedContent = () => window.removedElement?.innerHTML;

/** Adds and removes new elements, or the removed one when there is no markup. */
async function addAndRemove(rounds: number, html?: string) {
  const stage = document.querySelector("#stage") as Element;
  const wait = window.rig?.natives.setTimeout ?? setTimeout;
  const nextTask = () => new Promise((resolve) => wait(resolve));
  for (let round = 0; round < rounds; round++) {
    if (html) stage.innerHTML = html;
    else stage.replaceChildren(window.removedElement ?? "");
    await nextTask();
    stage.replaceChildren();
    await nextTask();
  }
}

/** Remembers the empty page; returns an expectation that the page is like that again. */
async function rememberPage(ui: Ui) {
  const alive = await aliveOn(ui);
  const footprint = await ui.eval(readFootprint);
  return async (when = "") => {
    await expect.poll(() => aliveOn(ui), when).toEqual(alive);
    expect(await ui.eval(readFootprint), when).toEqual(footprint);
    expect((await ui.probe()).messages, when).toEqual([]);
  };
}

/** Puts an element in the page as for a new visitor. */
async function putAfresh(ui: Ui, html: string) {
  await ui.clearCookies();
  await moveAway(ui);
  await ui.eval(scrollPage, 0);
  await ui.eval(put, html);
}

test.beforeEach(async ({ ui }) => {
  await ui.goto(CONTRACT_PAGE);
  await ui.eval(countShadowListeners);
});

for (const { tag, html, content, steps } of subjects)
  test(`${tag}: removed while it is active, added again, and ${ROUNDS} times over, it works and leaves nothing behind`, async ({
    ui,
  }) => {
    const expectPageAsBefore = await rememberPage(ui);
    await test.step("removed while it is active", async () => {
      await ui.eval(put, html);
      await steps.activate(ui);
      await ui.eval(removeElement, tag);
      await ui.eval(settle);
      await ui.eval(scrollPage, 0);
      await expectPageAsBefore("removed while it is active");
      expect(await ui.eval(removedContent)).toBe(content);
    });

    await test.step("removed and added again", async () => {
      await putAfresh(ui, html);
      await ui.eval(removeElement, tag);
      await ui.eval(settle);
      await ui.eval(addAgain);
      expect(await ui.eval(viewSize, tag)).toBeGreaterThan(0);
      await steps.activate(ui);
      await steps.finish(ui);
      await ui.eval(removeElement, tag);
      await expectPageAsBefore("removed and added again");
      expect(await ui.eval(removedContent)).toBe(content);
    });

    await test.step(`${ROUNDS} that are added and removed, and one that is ${ROUNDS} times`, async () => {
      await putAfresh(ui, "");
      await ui.eval(addAndRemove, ROUNDS, html);
      await expectPageAsBefore(`${ROUNDS} added and removed`);
      await ui.eval(put, html);
      await ui.eval(removeElement, tag);
      await ui.eval(addAndRemove, ROUNDS, undefined);
      await expectPageAsBefore(`one added and removed ${ROUNDS} times`);
      expect(await ui.eval(removedContent)).toBe(content);
    });
  });

test("dealer-to-top: removed while it scrolls the page, it stops scrolling", async ({ ui }) => {
  const expectPageAsBefore = await rememberPage(ui);
  await ui.eval(put, "<dealer-to-top></dealer-to-top>");
  await toTop.steps.activate(ui);
  await ui.click("dealer-to-top >>> button");
  await ui.clock.tick(300);
  const position = () => ui.eval(() => scrollY);
  const left = await position();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(500);
  await ui.eval(removeElement, "dealer-to-top");
  await ui.clock.tick(1000);
  expect(await position()).toBe(left);
  await ui.eval(scrollPage, 0);
  await expectPageAsBefore();
});

const hasTimer = (ui: Ui) => expect.poll(() => aliveOn(ui)).toMatchObject({ setTimeout: 1 });

/** What the navigation may be waiting for, and how a visitor starts that. */
const WAITS: Record<string, (ui: Ui) => Promise<void>> = {
  "to open a hovered item": (ui) => ui.hover(MEGA_LINK),
  async "to close an item that is no longer hovered"(ui) {
    await ui.hover(MEGA_LINK);
    await hasTimer(ui);
    await ui.clock.tick(200);
    await moveAway(ui);
  },
  async "for the window to keep its size"(ui) {
    await ui.viewport(VIEWPORT.width - 100, VIEWPORT.height);
    await ui.eval(settle);
  },
  async "to follow a pressed link"(ui) {
    await nav.showPressTarget(ui);
    await ui.eval(setAttributes, "dealer-mega-nav", { mobile: "accordion" });
    await ui.click(MENU);
    await ui.click(MEGA_LINK);
  },
};

for (const [wait, start] of Object.entries(WAITS))
  test(`dealer-mega-nav: removed while it waits ${wait}, it leaves nothing behind`, async ({ ui }) => {
    const expectPageAsBefore = await rememberPage(ui);
    await ui.eval(put, nav.html);
    await moveAway(ui);
    await start(ui);
    await hasTimer(ui);
    await ui.eval(removeElement, "dealer-mega-nav");
    await expectPageAsBefore();
    expect(await ui.eval(removedContent)).toBe(nav.content);
    await ui.viewport(VIEWPORT.width, VIEWPORT.height);
  });
