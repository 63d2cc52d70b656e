import { subject as nav } from "../../../src/mega-nav/mega-nav.subject.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { aliveOn } from "./alive.ts";
import { put, readLight, readProperties, readStates, settle } from "./in-page.ts";
import { CONTRACT_PAGE } from "./pages.ts";
import { countShadowListeners } from "./shadow-listeners.ts";
import { type Subject, subjects } from "./subjects.ts";

declare global {
  interface Window {
    /** The view's nodes as they were before the move. */
    viewNodes: Element[];
    /** The names of the events since then. */
    emitted: string[];
  }
}

function watchMove(tag: string, events: readonly string[]) {
  const view = document.querySelector(tag)?.shadowRoot?.querySelectorAll("*") ?? [];
  window.viewNodes = [...view];
  window.emitted = [];
  for (const name of events) addEventListener(name, () => window.emitted.push(name));
}

function hasSameView(tag: string) {
  const view = document.querySelector(tag)?.shadowRoot?.querySelectorAll("*") ?? [];
  const nodes = [...view];
  const isSame = nodes.every((node, index) => node === window.viewNodes[index]);
  return isSame && nodes.length > 0 && nodes.length === window.viewNodes.length;
}

function move(tag: string, way: "append" | "moveBefore") {
  const element = document.querySelector(tag);
  const elsewhere = document.querySelector("#elsewhere") as Element & {
    moveBefore?(node: Element | null, child: null): void;
  };
  if (way === "append") elsewhere.append(element ?? "");
  else elsewhere.moveBefore?.(element, null);
  return element?.parentElement === elsewhere;
}

const canMoveBefore = () => "moveBefore" in Element.prototype;

const readElement = async (ui: Ui, { tag, contract, properties }: Subject) => ({
  properties: await ui.eval(readProperties, tag, properties),
  states: await ui.eval(readStates, tag, Object.keys(contract.states)),
  light: await ui.eval(readLight, tag),
  alive: await aliveOn(ui),
});

test.beforeEach(async ({ ui }) => {
  await ui.goto(CONTRACT_PAGE);
  await ui.eval(countShadowListeners);
});

for (const subject of subjects) {
  const { tag, contract, html, steps } = subject;
  const events = Object.keys(contract.events);
  for (const way of ["append", "moveBefore"] as const)
    test(`${tag}: a move by ${way} changes nothing and emits nothing`, async ({ ui }) => {
      test.skip(way === "moveBefore" && !(await ui.eval(canMoveBefore)), `${ui.engine} has no moveBefore`);
      await ui.eval(put, html);
      await steps.activate(ui);
      await ui.eval(settle);
      await ui.eval(watchMove, tag, events);
      const before = await readElement(ui, subject);

      expect(await ui.eval(move, tag, way)).toBe(true);
      await ui.eval(settle);
      expect(await readElement(ui, subject)).toEqual(before);
      expect(await ui.eval(hasSameView, tag)).toBe(true);
      expect(await ui.eval(() => window.emitted)).toEqual([]);
      expect((await ui.probe()).messages).toEqual([]);

      await steps.finish(ui);
      if (events.length > 0) expect(await ui.eval(() => window.emitted)).not.toEqual([]);
    });
}

test("dealer-mega-nav: moved into a shadow root and back, its list keeps its styles", async ({ ui }) => {
  await ui.eval(put, nav.html);
  await ui.eval(settle);
  const [before, inside, back] = await ui.eval(() => {
    const element = document.querySelector("dealer-mega-nav") as HTMLElement;
    const toggle = element.querySelector('[data-dealer-toggle=""]') as Element;
    const looks = () => getComputedStyle(toggle).display;
    const root = document.querySelector("#elsewhere")?.attachShadow({ mode: "open" });
    const seen = [looks()];
    for (const place of [root, document.querySelector("#stage")]) {
      place?.append(element);
      seen.push(looks());
    }
    return seen;
  });
  expect([before, inside, back]).toEqual(["block", "block", "block"]);
});
