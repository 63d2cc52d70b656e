import { ELSEWHERE, isLeftToOthers } from "../../support/parts.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { put, settle, viewSize } from "../contract/in-page.ts";
import { CONTRACT_PAGE } from "../contract/pages.ts";
import { subjects, type Tag } from "../contract/subjects.ts";
import { isShown } from "../elements/page.ts";
import { tries } from "./trials.ts";

declare global {
  interface Window {
    heal: () => void;
  }
}

/** The author's content that is visible without our code. */
const WRITTEN: Partial<Record<Tag, string>> = {
  "dealer-loader": "strong",
  "dealer-mega-nav": '[href="#home"]',
  "dealer-call-us": '[href^="tel:"]',
  "dealer-to-top": "a",
  "dealer-logo": "a",
  "dealer-cookie-hint": "p",
  "dealer-carousel": '[href="#een"]',
  "dealer-sticky-column": "div",
  "dealer-tooltips": "button",
  "dealer-date-input": "input",
  "dealer-autocomplete": "input",
};

/** Elements without a view until they are focused. */
const VISITED: readonly Tag[] = ["dealer-autocomplete"];

async function visit(ui: Ui, tag: Tag) {
  if (!VISITED.includes(tag)) return;
  await ui.eval((selector) => document.querySelector<HTMLElement>(selector)?.focus(), `${tag} input`);
}

/** Breaks the functions that views are rendered with, as a script of the page might. */
function breakViews() {
  const { createElement, createElementNS, importNode } = document;
  const fail = (...names: unknown[]) => {
    if (names.includes("slot")) return createElement.call(document, "slot");
    throw new Error("kapot");
  };
  Object.assign(document, { createElement: fail, createElementNS: fail, importNode: fail });
  window.heal = () => void Object.assign(document, { createElement, createElementNS, importNode });
}

const messages = async (ui: Ui) => (await ui.probe()).messages;

for (const [index, { tag, html }] of subjects.entries())
  test(`${tag}: a view that throws affects only itself and leaves the author's content visible`, async ({
    ui,
  }) => {
    test.skip(isLeftToOthers(ui.engine, index), ELSEWHERE);
    tries("thrown-view", 1);
    await ui.goto(CONTRACT_PAGE);
    await ui.eval(breakViews);
    await ui.eval(put, html);
    await visit(ui, tag);
    await ui.eval(settle);
    const logged = await messages(ui);
    expect(logged.filter(({ kind }) => kind !== "error")).toEqual([]);
    const thrown = `Error in script declaration:${tag}; Error:kapot`;
    expect(logged.map(({ text }) => text)).toContain(thrown);
    const written = WRITTEN[tag];
    if (written) expect(await isShown(ui, `${tag} ${written}`)).toBe(true);
    await ui.eval(() => window.heal());
    await ui.eval(put, html);
    await visit(ui, tag);
    await ui.eval(settle);
    // Code of the first element that comes later may still find the page broken.
    const of = (all: typeof logged) => all.filter(({ text }) => text === thrown);
    expect(of(await messages(ui))).toEqual(of(logged));
    expect(await ui.eval(viewSize, tag)).toBeGreaterThan(0);
  });
