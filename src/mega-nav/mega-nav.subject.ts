import { defineSubject } from "../../tests/e2e/contract/define-subject.ts";
import { setAttributes } from "../../tests/e2e/contract/in-page.ts";
import { expectState, moveAway, STEP_MS } from "../../tests/e2e/contract/steps.ts";
import { expect, type Ui, VIEWPORT } from "../../tests/support/ui.ts";
import { megaNavContract } from "./mega-nav.contract.ts";

const TAG = "dealer-mega-nav";

export const MENU = "dealer-mega-nav >>> [part=toggle]";
/** The last item: a panel with tabs, opened by an inserted button; beside it a link that leads somewhere. */
export const MEGA = 'dealer-mega-nav [href="#werkplaats"] + [data-dealer-toggle]';
export const MEGA_LINK = 'dealer-mega-nav [href="#werkplaats"]';
const SECOND_TAB = 'dealer-mega-nav [href="#groot"]';
const PANEL_ITEM = 'dealer-mega-nav [href="#autos"]';

const NARROW_WINDOW = { width: 600, height: 720 };
const NARROW = { "breakpoint-px": "10000" };
const OPEN_AT_ONCE = { ...NARROW, mobile: "accordion" };
const SLIDE = { ...NARROW, mobile: "slide", "slide-ms": "50000" };
const DRAWER = { ...NARROW, mobile: "drawer" };
const FAST_MS = megaNavContract.attributes["fast-ms"].default;

const openMenu = (ui: Ui) => ui.click(MENU);
const CLOSE = "dealer-mega-nav >>> [part=close]";
const isDrawerOpen = () =>
  document.querySelector("dealer-mega-nav")?.shadowRoot?.querySelector("dialog:modal") !== null;

async function openDrawer(ui: Ui) {
  await ui.click(MENU);
  await expect.poll(() => ui.eval(isDrawerOpen)).toBe(true);
}

/** Opens the list in a drawer, and closes it by the drawer's own button. */
async function visitDrawer(ui: Ui) {
  await ui.eval(setAttributes, TAG, { mobile: "drawer" });
  await openDrawer(ui);
  await ui.click(CLOSE);
  await expectState(ui, TAG, "open", false);
  await ui.eval(setAttributes, TAG, { mobile: "slide" });
}

const openMega = (ui: Ui) => ui.click(MEGA);

const expectExpanded = (ui: Ui, expanded: boolean) =>
  expect.poll(() => ui.attribute(MEGA, "aria-expanded")).toBe(String(expanded));

/** While the menu slides, what is in it moves away under the pointer. */
const expectNoSlide = (ui: Ui) => expect.poll(() => ui.eval(countSlides)).toBe(0);

function countSlides() {
  const menu = document.querySelector("dealer-mega-nav")?.shadowRoot?.querySelector("#menu");
  return menu?.getAnimations().length;
}

async function pressLink(ui: Ui) {
  await ui.eval(() => history.replaceState(null, "", location.pathname + location.search));
  // A link that stays on the page has closed it.
  if ((await ui.attribute(MENU, "aria-expanded")) === "false") await ui.click(MENU);
  if ((await ui.attribute(MEGA, "aria-expanded")) === "true") await ui.click(MEGA);
  await ui.click(MEGA_LINK);
}

async function pressLinkAndWait(ui: Ui) {
  await pressLink(ui);
  await ui.clock.tick(300);
}

const address = () => location.hash;

/** Starts a slide after the last one has ended. */
async function startSlide(ui: Ui) {
  await ui.eval(() => {
    const menu = document.querySelector("dealer-mega-nav")?.shadowRoot?.querySelector("#menu");
    for (const slide of menu?.getAnimations() ?? []) slide.finish();
  });
  await expectNoSlide(ui);
  await ui.click(MENU);
}

const slideMs = () => {
  const menu = document.querySelector("dealer-mega-nav")?.shadowRoot?.querySelector("#menu");
  return menu?.getAnimations()[0]?.effect?.getComputedTiming().duration ?? 0;
};

export const subject = defineSubject(megaNavContract, {
  markup: {
    attributes: 'layout="tabs" mobile="slide" expand-then-navigate="fast" open-on="hover"',
    content: `
      <!-- menu -->
      <ul class="menu">
        <li><a href="#home" aria-current="page">Home</a></li>
        <li class=""><a href="#autos">Auto's</a>
          <ul id="autos" style="display: none"><li><a href="#nieuw">Nieuw &amp; gebruikt</a><ul><li><a href="#elektrisch">Elektrisch</a></li></ul></li></ul>
        </li>
        <li><span>Service</span><div><ul hidden="until-found"><li><a href="#apk">Apk</a></li></ul></div></li>
        <li role="none"><a href="#werkplaats">Werkplaats</a>
          <div class="mega">
            <ul><li><a href="#klein">Klein</a></li><li class="" role="presentation"><a role="menuitem" tabindex="-1" href="#groot">Groot</a></li></ul>
            <div id="klein"><p title="&quot;">Banden</p><a href="#banden">Banden</a></div>
            <section hidden="" id="groot"><ul><li><a href="#schade">Schade</a></li></ul></section>
          </div>
        </li>
      </ul>`,
  },
  steps: {
    async activate(ui) {
      await ui.click(MEGA);
      await expectExpanded(ui, true);
      await ui.click(SECOND_TAB);
      await expect.poll(() => ui.attribute(SECOND_TAB, "aria-selected")).toBe("true");
      await moveAway(ui);
    },
    async finish(ui) {
      await ui.click(MEGA);
      await expectExpanded(ui, false);
      await moveAway(ui);
      await ui.viewport(NARROW_WINDOW.width, NARROW_WINDOW.height);
      await expectState(ui, TAG, "mobile");
      await ui.click(MENU);
      await expectState(ui, TAG, "open");
      await expectNoSlide(ui);
      await ui.click(MEGA_LINK);
      await expectExpanded(ui, true);
      await ui.clock.tick(FAST_MS);
      await expect.poll(() => ui.url()).toMatch(/#werkplaats$/);
      await expectState(ui, TAG, "open", false);
      await visitDrawer(ui);
      await ui.viewport(VIEWPORT.width, VIEWPORT.height);
      await expectState(ui, TAG, "desktop");
      await ui.clock.tick(STEP_MS);
    },
  },
  looks: {
    layout: {
      value: "dropdown",
      attributes: { layout: "tabs" },
      prepare: openMega,
      read: () => document.querySelector("dealer-mega-nav #klein a")?.checkVisibility(),
      before: true,
      after: false,
    },
    mobile: {
      value: "accordion",
      attributes: SLIDE,
      act: startSlide,
      read: slideMs,
      before: 50_000,
      after: 0,
    },
    "slide-ms": {
      value: "60000",
      attributes: SLIDE,
      act: startSlide,
      read: slideMs,
      before: 50_000,
      after: 60_000,
    },
    "expand-then-navigate": {
      value: "off",
      attributes: { ...OPEN_AT_ONCE, "expand-then-navigate": "fast" },
      prepare: openMenu,
      act: pressLink,
      read: () => document.querySelector('dealer-mega-nav [href="#klein"]')?.checkVisibility(),
      before: true,
      after: false,
    },
    "fast-ms": {
      value: "400",
      attributes: OPEN_AT_ONCE,
      prepare: openMenu,
      act: pressLinkAndWait,
      read: address,
      before: "#werkplaats",
      after: "",
    },
    "slow-ms": {
      value: "200",
      attributes: { ...OPEN_AT_ONCE, "expand-then-navigate": "slow" },
      prepare: openMenu,
      act: pressLinkAndWait,
      read: address,
      before: "",
      after: "#werkplaats",
    },
    "relayout-ms": { testedIn: "tests/e2e/elements/mega-nav/fit.long.spec.ts" },
    "open-on": {
      value: "click",
      attributes: { "open-on": "hover" },
      async act(ui) {
        await moveAway(ui);
        await ui.clock.tick(300);
        await ui.press("Escape");
        await ui.hover(PANEL_ITEM);
        await ui.clock.tick(200);
      },
      read: () => document.querySelector('dealer-mega-nav [href="#nieuw"]')?.checkVisibility(),
      before: true,
      after: false,
    },
    "breakpoint-px": { value: "10000", read: "[part=toggle] textContent", before: "nothing", after: "Menu" },
    indicator: {
      value: "arrows",
      attributes: NARROW,
      prepare: openMenu,
      read: () => {
        const toggle = document.querySelector('dealer-mega-nav [data-dealer-toggle=""]');
        return toggle && getComputedStyle(toggle, "::before").borderBottomStyle;
      },
      before: "none",
      after: "solid",
    },
    label: { value: "Kopmenu", read: "[role=navigation] ariaLabel", before: "Hoofdmenu", after: "Kopmenu" },
    "toggle-label": {
      value: "Kies",
      attributes: NARROW,
      read: "[part=toggle] textContent",
      before: "Menu",
      after: "Kies",
    },
    toggle: {
      value: "none",
      attributes: NARROW,
      read: "[part=toggle] textContent",
      before: "Menu",
      after: "nothing",
    },
    "toggle-for": { testedIn: "tests/e2e/elements/mega-nav/toggle-for.long.spec.ts" },
    overflow: { testedIn: "tests/e2e/elements/mega-nav/overflow.long.spec.ts" },
    "more-label": { testedIn: "tests/e2e/elements/mega-nav/overflow.long.spec.ts" },
    for: { testedIn: "tests/e2e/elements/mega-nav/for.spec.ts" },
    "close-label": {
      value: "Dicht",
      attributes: DRAWER,
      prepare: openDrawer,
      read: "[part=close] textContent",
      before: "Sluiten",
      after: "Dicht",
    },
  },
  showPressTarget: (ui) => ui.eval(setAttributes, TAG, NARROW),
});
