import { readStates, scrollPage } from "./in-page.ts";
import { expect, type Ui, VIEWPORT } from "./stage.ts";
import type { Tag } from "./subjects.ts";

/** How a visitor brings an element from its first state into another, and on through all the others. */
interface Drive {
  rouse(ui: Ui): Promise<void>;
  finish(ui: Ui): Promise<void>;
}

const SCROLLED_PX = 500;
const NARROW = { width: 600, height: 720 };

const STEP_MS = 500;
const SCROLL_MS = 800;
const FRAME_MS = 20;

const SUBMENU = "dealer-mega-nav .menu > li:nth-child(2) > [data-dealer-toggle]";
const MENU = "dealer-mega-nav >>> [part=toggle]";
const CALL_US = "dealer-call-us >>> [part=button]";
const TO_TOP = "dealer-to-top >>> [part=button]";

const holds = (ui: Ui, tag: Tag, state: string, expected = true) =>
  expect.poll(() => ui.eval(readStates, tag, [state])).toEqual(expected ? [state] : []);

/** The clock stands still from before the page has loaded, so how far a state is away is not known. */
const tickUntil = async (ui: Ui, tag: Tag, state: string) => {
  const tickAndRead = async () => {
    await ui.clock.tick(STEP_MS);
    return ui.eval(readStates, tag, [state]);
  };
  await expect.poll(tickAndRead).toEqual([state]);
};

const scroll = async (ui: Ui, top: number, tag: Tag, state: string, expected: boolean) => {
  await ui.eval(scrollPage, top);
  await holds(ui, tag, state, expected);
};

const isExpanded = (ui: Ui, expanded: boolean) =>
  expect.poll(() => ui.attribute(SUBMENU, "aria-expanded")).toBe(String(expanded));

export const drives: Record<Tag, Drive> = {
  "dealer-loader": {
    rouse: (ui) => tickUntil(ui, "dealer-loader", "fading"),
    finish: (ui) => tickUntil(ui, "dealer-loader", "done"),
  },
  "dealer-mega-nav": {
    async rouse(ui) {
      await ui.click(SUBMENU);
      await isExpanded(ui, true);
    },
    async finish(ui) {
      await ui.click(SUBMENU);
      await isExpanded(ui, false);
      await ui.viewport(NARROW.width, NARROW.height);
      await holds(ui, "dealer-mega-nav", "mobile");
      await ui.click(MENU);
      await holds(ui, "dealer-mega-nav", "open");
      await ui.click(MENU);
      await holds(ui, "dealer-mega-nav", "open", false);
      await ui.viewport(VIEWPORT.width, VIEWPORT.height);
      await holds(ui, "dealer-mega-nav", "desktop");
    },
  },
  "dealer-call-us": {
    async rouse(ui) {
      await ui.click(CALL_US);
      await holds(ui, "dealer-call-us", "open");
    },
    async finish(ui) {
      await ui.click(CALL_US);
      await holds(ui, "dealer-call-us", "open", false);
    },
  },
  "dealer-to-top": {
    rouse: (ui) => scroll(ui, SCROLLED_PX, "dealer-to-top", "visible", true),
    async finish(ui) {
      await ui.click(TO_TOP);
      await ui.clock.tick(SCROLL_MS + FRAME_MS);
      await holds(ui, "dealer-to-top", "visible", false);
    },
  },
  "dealer-logo": {
    rouse: (ui) => scroll(ui, SCROLLED_PX, "dealer-logo", "visible", false),
    finish: (ui) => scroll(ui, 0, "dealer-logo", "visible", true),
  },
  "dealer-sticky-column": {
    rouse: (ui) => scroll(ui, SCROLLED_PX, "dealer-sticky-column", "fixed", true),
    finish: (ui) => scroll(ui, 0, "dealer-sticky-column", "fixed", false),
  },
};
