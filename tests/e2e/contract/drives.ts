import { SUGGEST } from "../../server/suggestions.ts";
import { expect, type Ui, VIEWPORT } from "../../support/ui.ts";
import { hasRun, leadGoogleHere, scriptsRun } from "../tag-services.ts";
import { readStates, scrollPage, setAttributes, typeInto } from "./in-page.ts";
import type { Tag } from "./subjects.ts";

/** How a visitor brings an element from its first state into another, and on through all the others. */
interface Drive {
  rouse(ui: Ui): Promise<void>;
  finish(ui: Ui): Promise<void>;
  /** What only happens when something goes wrong, and is logged. */
  fail?(ui: Ui): Promise<void>;
}

const SCROLLED_PX = 500;
const NARROW = { width: 600, height: 720 };

const STEP_MS = 500;
const SCROLL_MS = 800;
const VISIT_MS = 200;
const FRAME_MS = 20;
const REST_MS = 300;
const SLIDE_MS = 5000;

export const MENU = "dealer-mega-nav >>> [part=toggle]";
/** The last item: a panel with tabs, opened by an inserted button; beside it a link that leads somewhere. */
export const MEGA = 'dealer-mega-nav [href="#werkplaats"] + [data-dealer-toggle]';
export const MEGA_LINK = 'dealer-mega-nav [href="#werkplaats"]';
const SECOND_TAB = 'dealer-mega-nav [href="#groot"]';
const CALL_US = "dealer-call-us >>> [part=button]";
export const ACCEPT = "dealer-cookie-hint >>> [part=accept]";
export const DECLINE = "dealer-cookie-hint >>> [part=decline]";
const CONFIRM = "dealer-cookie-hint >>> dialog button:last-child";
export const DATE_BUTTON = "dealer-date-input >>> [part=button]";
const DAY = 'dealer-date-input >>> td[data-day="2026-11-12"] button';
const NEXT = "dealer-carousel >>> [part=next]";
const ROTATION = "dealer-carousel >>> [part=rotation]";
const TO_TOP = "dealer-to-top >>> [part=button]";
const TRIGGER = "dealer-tooltips .hasTooltip";

/** Opens the list with two suggestions; the page's own clock brings nothing about. */
const search = async (ui: Ui, text: string) => {
  await ui.eval(typeInto, "dealer-autocomplete input", text);
  await ui.clock.tick(STEP_MS);
};

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
  expect.poll(() => ui.attribute(MEGA, "aria-expanded")).toBe(String(expanded));

/** What changes to the slides are announced: none while they come by themselves. */
const isLive = (ui: Ui, live: "off" | "polite") =>
  expect.poll(() => ui.attribute("dealer-carousel >>> [part=viewport]", "aria-live")).toBe(live);

/** To where nothing is: no element is hovered or has the focus. */
export const moveAway = async (ui: Ui) => {
  await ui.moveTo(VIEWPORT.width / 4, VIEWPORT.height - 20);
  await ui.eval(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
};

/** Comes to what asks for a tip, and rests there for as long as one takes by default. */
export const restOnTrigger = async (ui: Ui) => {
  await moveAway(ui);
  await ui.hover(TRIGGER);
  await ui.clock.tick(REST_MS);
};

/** Of the whole menu: what slides moves away under the pointer. */
export const hasSlid = (ui: Ui) => expect.poll(() => ui.eval(countSlides)).toBe(0);

function countSlides() {
  const menu = document.querySelector("dealer-mega-nav")?.shadowRoot?.querySelector("#menu");
  return menu?.getAnimations().length;
}

export const drives: Record<Tag, Drive> = {
  "dealer-date-input": {
    async rouse(ui) {
      await ui.click(DATE_BUTTON);
      await holds(ui, "dealer-date-input", "open");
    },
    async finish(ui) {
      await ui.click(DAY);
      await holds(ui, "dealer-date-input", "open", false);
      const text = () => document.querySelector<HTMLInputElement>("dealer-date-input input")?.value;
      expect(await ui.eval(text)).toBe("12-11-2026");
    },
  },
  "dealer-loader": {
    rouse: (ui) => tickUntil(ui, "dealer-loader", "fading"),
    finish: (ui) => tickUntil(ui, "dealer-loader", "done"),
  },
  "dealer-mega-nav": {
    async rouse(ui) {
      await ui.click(MEGA);
      await isExpanded(ui, true);
      await ui.click(SECOND_TAB);
      await expect.poll(() => ui.attribute(SECOND_TAB, "aria-selected")).toBe("true");
      await moveAway(ui);
    },
    async finish(ui) {
      await ui.click(MEGA);
      await isExpanded(ui, false);
      await moveAway(ui);
      await ui.viewport(NARROW.width, NARROW.height);
      await holds(ui, "dealer-mega-nav", "mobile");
      await ui.click(MENU);
      await holds(ui, "dealer-mega-nav", "open");
      await hasSlid(ui);
      await ui.click(MEGA_LINK);
      await isExpanded(ui, true);
      await ui.clock.tick(VISIT_MS);
      await expect.poll(() => ui.url()).toMatch(/#werkplaats$/);
      await ui.click(MENU);
      await holds(ui, "dealer-mega-nav", "open", false);
      await ui.viewport(VIEWPORT.width, VIEWPORT.height);
      await holds(ui, "dealer-mega-nav", "desktop");
      await ui.clock.tick(STEP_MS);
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
  "dealer-cookie-hint": {
    async rouse(ui) {
      await ui.click(DECLINE);
      await ui.click(CONFIRM);
      await holds(ui, "dealer-cookie-hint", "declined");
    },
    async finish(ui) {
      await ui.clock.tick(STEP_MS);
      await holds(ui, "dealer-cookie-hint", "shown", false);
      await ui.eval(() => document.querySelector("dealer-cookie-hint")?.open());
      await ui.click(ACCEPT);
      await holds(ui, "dealer-cookie-hint", "accepted");
      await ui.clock.tick(STEP_MS);
      await holds(ui, "dealer-cookie-hint", "shown", false);
    },
  },
  "dealer-logo": {
    rouse: (ui) => scroll(ui, SCROLLED_PX, "dealer-logo", "visible", false),
    finish: (ui) => scroll(ui, 0, "dealer-logo", "visible", true),
  },
  "dealer-carousel": {
    async rouse(ui) {
      await ui.click(NEXT);
      await isLive(ui, "polite");
      // The slide comes in, and stands.
      await ui.clock.tick(STEP_MS);
      await ui.clock.tick(STEP_MS);
      await moveAway(ui);
    },
    async finish(ui) {
      await ui.click(ROTATION);
      await isLive(ui, "off");
      await ui.clock.tick(SLIDE_MS);
      await ui.click(ROTATION);
      await isLive(ui, "polite");
      await moveAway(ui);
    },
  },
  "dealer-sticky-column": {
    rouse: (ui) => scroll(ui, SCROLLED_PX, "dealer-sticky-column", "fixed", true),
    finish: (ui) => scroll(ui, 0, "dealer-sticky-column", "fixed", false),
  },
  "dealer-tags": {
    rouse: (ui) => hasRun(ui, "matomo.js"),
    async finish(ui) {
      await leadGoogleHere(ui);
      await ui.eval(setAttributes, "dealer-tags", { "gtm-id": "GTM-CONTRACT" });
      await hasRun(ui, "gtm.js");
    },
    async fail(ui) {
      await ui.eval(setAttributes, "dealer-tags", { "ga-id": "G-MISSING" });
      await expect.poll(async () => (await ui.probe()).messages.length).toBe(1);
      expect(await scriptsRun(ui)).not.toContain("gtag/js");
    },
  },
  "dealer-tooltips": {
    async rouse(ui) {
      await restOnTrigger(ui);
      await holds(ui, "dealer-tooltips", "visible");
    },
    async finish(ui) {
      await moveAway(ui);
      await ui.clock.tick(STEP_MS);
      await holds(ui, "dealer-tooltips", "visible", false);
    },
  },
  "dealer-autocomplete": {
    async rouse(ui) {
      await search(ui, "noorda");
      await holds(ui, "dealer-autocomplete", "open");
      await ui.press("Escape");
      await holds(ui, "dealer-autocomplete", "open", false);
    },
    async finish(ui) {
      await search(ui, "orsa");
      await holds(ui, "dealer-autocomplete", "open");
      await ui.press("ArrowDown");
      await ui.press("Enter");
      await holds(ui, "dealer-autocomplete", "open", false);
      expect(await ui.eval(() => document.querySelector("input")?.value)).toBe("orsa een");
      await ui.eval(setAttributes, "dealer-autocomplete", { url: `${SUGGEST}/none` });
      await search(ui, "vireo");
      await expect.poll(() => ui.text("dealer-autocomplete [part=empty]")).toBe("No results");
      await ui.press("Escape");
      await ui.eval(setAttributes, "dealer-autocomplete", { url: `${SUGGEST}/echo` });
    },
    async fail(ui) {
      await ui.eval(setAttributes, "dealer-autocomplete", { url: `${SUGGEST}/broken` });
      await search(ui, "halm");
      await expect.poll(async () => (await ui.probe()).messages.length).toBe(1);
    },
  },
};
