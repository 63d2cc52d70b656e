import { expect, test, type Ui } from "../../support/ui.ts";

export const WIDE = { name: "wide", width: 1280, height: 800 };
export const NARROW = { name: "narrow", width: 360, height: 740 };

export type Size = typeof WIDE;

const LOADER_OUT_OF_THE_WAY = "dealer-loader:state(fading), dealer-loader:state(done)";
const LOADER_GONE = "dealer-loader:state(done)";

/** Opens a page and waits until the loader no longer covers it. */
export async function visit(ui: Ui, path: string, { width, height }: Size) {
  await ui.viewport(width, height);
  await ui.goto(path);
  await untilMatches(ui, LOADER_OUT_OF_THE_WAY);
}

/** Waits until the loader is invisible. */
export function loaderGone(ui: Ui) {
  return untilMatches(ui, LOADER_GONE);
}

/** Waits until no animation runs: half-transparent text has no meaningful contrast. */
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

/** Checks after every test of a file that the page has logged nothing; a page that has just been opened may not record yet. */
export function expectSilence() {
  test.afterEach(({ ui }) => expect.poll(() => loggedBy(ui)).toEqual([]));
}

export function loggedBy(ui: Ui) {
  return ui.eval(() => window.recordedConsole);
}

declare global {
  interface Window {
    /** Recorded by the site's own plug-in, scripts/wordpress/php/mu-plugins/record-console.js. */
    recordedConsole: string[];
  }
}
