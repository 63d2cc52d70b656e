import { expect, test, type Ui, VIEWPORT } from "../../support/ui.ts";
import { aliveOn } from "./alive.ts";
import { drives, MEGA_LINK, MENU, moveAway } from "./drives.ts";
import { readFootprint } from "./footprint.ts";
import { put, scrollPage, setAttributes, settle, viewSize } from "./in-page.ts";
import { CONTRACT_PAGE } from "./pages.ts";
import { countShadowListeners } from "./shadow-listeners.ts";
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

const nav = subjects.find(({ tag }) => tag === "dealer-mega-nav");
const narrow = (ui: Ui) => ui.eval(setAttributes, "dealer-mega-nav", { "breakpoint-px": "10000" });

const hasTimer = (ui: Ui) => expect.poll(() => aliveOn(ui)).toMatchObject({ setTimeout: 1 });

/** What the navigation may be waiting for, and how a visitor sets that going. */
const WAITS: Record<string, (ui: Ui) => Promise<void>> = {
  "to open what is hovered": (ui) => ui.hover(MEGA_LINK),
  async "to close what was hovered"(ui) {
    await ui.hover(MEGA_LINK);
    await hasTimer(ui);
    await ui.clock.tick(200);
    await moveAway(ui);
  },
  async "for the window to come to rest"(ui) {
    await ui.viewport(VIEWPORT.width - 100, VIEWPORT.height);
    await ui.eval(settle);
  },
  async "to lead to where a link was pressed"(ui) {
    await narrow(ui);
    await ui.eval(setAttributes, "dealer-mega-nav", { mobile: "accordion" });
    await ui.click(MENU);
    await ui.click(MEGA_LINK);
  },
};

for (const [wait, start] of Object.entries(WAITS))
  test(`dealer-mega-nav: removed while it waits ${wait}, it leaves nothing`, async ({ ui }) => {
    const expectPageAsBefore = await rememberPage(ui);
    await ui.eval(put, nav?.html ?? "");
    await moveAway(ui);
    await start(ui);
    await hasTimer(ui);
    await ui.eval(takeAway, "dealer-mega-nav");
    await expectPageAsBefore();
    expect(await ui.eval(takenContent)).toBe(nav?.content);
    await ui.viewport(VIEWPORT.width, VIEWPORT.height);
  });
