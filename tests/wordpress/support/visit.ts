import { expect, test, type Ui } from "../../support/ui.ts";

export const WIDE = { name: "wide", width: 1280, height: 800 };
export const NARROW = { name: "narrow", width: 360, height: 740 };

export type Size = typeof WIDE;

const LOADER_OUT_OF_THE_WAY = "dealer-loader:state(fading), dealer-loader:state(done)";
const LOADER_GONE = "dealer-loader:state(done)";

/** Opens a page and waits until the loader lets the visitor through. */
export async function visit(ui: Ui, path: string, { width, height }: Size) {
  await ui.viewport(width, height);
  await ui.goto(path);
  await untilMatches(ui, LOADER_OUT_OF_THE_WAY);
}

/** Waits until nothing of the loader is left on the page. */
export function loaderGone(ui: Ui) {
  return untilMatches(ui, LOADER_GONE);
}

/** Waits until nothing fades or slides any more: what is half transparent has no contrast worth measuring. */
export function motionOver(ui: Ui) {
  return expect.poll(() => ui.eval(countTransitions), { message: "running transitions" }).toBe(0);
}

function countTransitions() {
  const shadows = [...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  const animations = [document, ...shadows].flatMap((root) => root.getAnimations());
  return animations.filter((animation) => animation instanceof CSSTransition).length;
}

export function matches(ui: Ui, selector: string) {
  return ui.eval((asked) => document.querySelector(asked) !== null, selector);
}

export function untilMatches(ui: Ui, selector: string, wanted = true) {
  return expect.poll(() => matches(ui, selector), { message: selector }).toBe(wanted);
}

/** Makes every test of a file end by asking what the page logged: it must be nothing. */
export function expectSilence() {
  test.afterEach(async ({ ui }) => {
    expect(await loggedBy(ui)).toEqual([]);
  });
}

export function loggedBy(ui: Ui) {
  return ui.eval(() => window.recordedConsole);
}

declare global {
  interface Window {
    /** Kept by the site's own plug-in, scripts/wordpress/php/mu-plugins/record-console.js. */
    recordedConsole: string[];
  }
}
