import { expect, type Ui, VIEWPORT } from "../../support/ui.ts";
import type { Tag } from "./define-subject.ts";
import { readStates, scrollPage } from "./in-page.ts";

/** Longer than a fade or a short delay. */
export const STEP_MS = 500;

export const SCROLLED_PX = 500;

/** Waits until a custom state is set, or until it is not. */
export const expectState = (ui: Ui, tag: Tag, state: string, expected = true) =>
  expect.poll(() => ui.eval(readStates, tag, [state])).toEqual(expected ? [state] : []);

/** The clock is stopped before the page has loaded, so the time until a state is unknown. */
export async function tickUntilState(ui: Ui, tag: Tag, state: string) {
  const tickAndRead = async () => {
    await ui.clock.tick(STEP_MS);
    return ui.eval(readStates, tag, [state]);
  };
  await expect.poll(tickAndRead).toEqual([state]);
}

export async function scrollUntilState(ui: Ui, top: number, tag: Tag, state: string, expected: boolean) {
  await ui.eval(scrollPage, top);
  await expectState(ui, tag, state, expected);
}

export const scrollDown = (ui: Ui) => ui.eval(scrollPage, SCROLLED_PX);

/** Moves the pointer to where nothing is, and takes the focus away. */
export async function moveAway(ui: Ui) {
  await ui.moveTo(VIEWPORT.width / 4, VIEWPORT.height - 20);
  await ui.eval(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

/** Waits until the page has logged exactly one message. */
export const expectOneMessage = (ui: Ui) =>
  expect.poll(async () => (await ui.probe()).messages.length).toBe(1);
