import { twoFrames } from "../../../support/two-frames.ts";
import { expect, type Ui } from "../../../support/ui.ts";
import { open } from "../page.ts";

const SCROLLING_PAGE = "/tests/pages/scrolling.html?probe";
export const HEAD_PX = 100;
export const SLIDER_PX = 200;
/** Where the column stays: there it is when the page is scrolled by the slider's height. */
export const STAYS_AT_PX = HEAD_PX;

/** Ways in which a page scrolls. */
export interface Scroller {
  readonly css: string;
  /** Around the page's content. */
  readonly around?: readonly [string, string];
  /** What scrolls. */
  readonly selector: string;
  /** The distance of its top from the window's top. */
  readonly topPx?: number;
}

const MAIN = ['<div id="main">', "</div>"] as const;

export const SCROLLERS = {
  window: { css: "", selector: "html" },
  "a body of the window's height": {
    css: "html, body { height: 100%; overflow-x: hidden }",
    selector: "body",
  },
  "a body in a root that does not scroll": {
    css: "html { height: 100%; overflow: hidden } body { height: 100%; overflow-y: scroll }",
    selector: "body",
  },
  "a div in a body that does not scroll": {
    css: "html, body { height: 100%; overflow: hidden } #main { height: 100%; overflow: auto }",
    around: MAIN,
    selector: "#main",
  },
  "a div with a margin around it": {
    css: "body { margin: 8px } #main { height: 100vh; overflow: auto; margin-top: -8px }",
    around: MAIN,
    selector: "#main",
  },
  "a div below a bar": {
    css: "#main { height: calc(100vh - 50px); overflow: auto }",
    around: [`<div style="height: 50px">Balk</div>${MAIN[0]}`, MAIN[1]],
    selector: "#main",
    topPx: 50,
  },
  "a div with padding": {
    css: "body { overflow: hidden } #main { box-sizing: border-box; height: 100vh; overflow: auto; padding: 30px }",
    around: MAIN,
    selector: "#main",
    topPx: 30,
  },
  "a div in a div": {
    css: "#outer { height: 100vh; overflow: auto } #main { height: 100vh; overflow: auto; margin-bottom: 300px }",
    around: [`<div id="outer">${MAIN[0]}`, `${MAIN[1]}</div>`],
    selector: "#main",
  },
} as const satisfies Record<string, Scroller>;

export const TAG =
  '<dealer-sticky-column class="column" after="#slider"><p id="own">Menu</p></dealer-sticky-column>';
/** What the author wrote in it. */
export const OWN = "#own";
const REST = '<div class="rest"><div id="rest">Lijst</div></div>';

/** Ways to put a column beside another one; `%` is the column. */
export const ROWS = {
  "a grid that stretches": {
    css: ".row { display: grid; grid-template-columns: 200px 1fr }",
    markup: `<div class="row">%${REST}</div>`,
  },
  "a grid at its start": {
    css: ".row { display: grid; grid-template-columns: 200px 1fr; align-items: start }",
    markup: `<div class="row">%${REST}</div>`,
  },
  "a flex row": {
    css: ".row { display: flex; gap: 20px } .column { width: 200px } .rest { flex: 1 }",
    markup: `<div class="row">%${REST}</div>`,
  },
  "a flex row at its start, at the right": {
    css: ".row { display: flex; align-items: flex-start; flex-direction: row-reverse } .column { width: 200px } .rest { flex: 1 }",
    markup: `<div class="row">%${REST}</div>`,
  },
  floats: {
    css: ".row { display: flow-root } .column { float: left; width: 200px } .rest { margin-left: 220px }",
    markup: `<div class="row">%${REST}</div>`,
  },
  "floats that nothing clears": {
    css: ".column, .rest { float: left; width: 200px } #foot { clear: both }",
    markup: `<div class="row">%${REST}</div>`,
  },
  "a column in a stretched aside": {
    css: ".row { display: flex } aside { width: 200px } .rest { flex: 1 }",
    markup: `<div class="row"><aside>%</aside>${REST}</div>`,
  },
  "a column in an aside of its own height": {
    css: ".row { display: flex; align-items: flex-start } aside { width: 200px } .rest { flex: 1 }",
    markup: `<div class="row"><aside>%</aside>${REST}</div>`,
  },
  "a table": {
    css: ".row { display: table; width: 100% } .column, .rest { display: table-cell; vertical-align: top } .column { width: 200px }",
    markup: `<div class="row">%${REST}</div>`,
  },
  "a row that cuts off": {
    css: ".row { display: flex; overflow: hidden } .column { width: 200px } .rest { flex: 1 }",
    markup: `<div class="row">%${REST}</div>`,
  },
} as const;

export function page({ around = ["", ""] }: Scroller, row: string, column = TAG) {
  const head = '<div id="head">Kop</div><div id="slider"></div>';
  return `${around[0]}${head}${row.replace("%", column)}<div id="foot"><a id="last" href="#head">Privacy</a></div>${around[1]}`;
}

export const openScrolling = (ui: Ui) => open(ui, SCROLLING_PAGE);

/** Shows a case in place of the page's content. */
export const show = (ui: Ui, css: string, markup: string) =>
  ui.eval(
    (rules, html) => {
      scrollTo({ top: 0, left: 0, behavior: "instant" });
      const style = document.querySelector("#case");
      if (style) style.textContent = rules;
      document.body.innerHTML = html;
      document.body.scrollTop = 0;
      window.dealerEvents = [];
    },
    css,
    markup,
  );

/** Scrolls an element, or the window, and waits for the frame that shows it. */
export async function scroll(ui: Ui, selector: string, top: number, left = 0) {
  await ui.eval(
    (wanted, y, x) => document.querySelector(wanted)?.scrollTo({ top: y, left: x, behavior: "instant" }),
    selector,
    top,
    left,
  );
  await ui.eval(twoFrames);
}

export interface Box {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
}

/** The place of an element in the window, in whole px. */
export const boxOf = (ui: Ui, selector: string): Promise<Box> =>
  ui.eval((wanted) => {
    const { top, left, bottom, width } =
      document.querySelector(wanted)?.getBoundingClientRect() ?? new DOMRect(Number.NaN);
    return {
      top: Math.round(top),
      left: Math.round(left),
      bottom: Math.round(bottom),
      width: Math.round(width),
    };
  }, selector);

export const expectTop = (ui: Ui, selector: string, top: number, name: string) =>
  expect.poll(async () => (await boxOf(ui, selector)).top, name).toBe(top);
