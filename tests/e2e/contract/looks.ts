import type { tagsContract } from "../../../src/tags/tags.contract.ts";
import type { AnyContract } from "../../../src/types.ts";
import { BASE_URL } from "../../server/address.ts";
import { SUGGEST } from "../../server/suggestions.ts";
import { expect, type Ui, VIEWPORT } from "../../support/ui.ts";
import {
  ACCEPT,
  DATE_BUTTON,
  DECLINE,
  hasSlid,
  MEGA,
  MEGA_LINK,
  MENU,
  moveAway,
  restOnTrigger,
} from "./drives.ts";
import { readStates, scrollPage, settle, typeInto } from "./in-page.ts";

/** How a visitor sees that an attribute has changed. */
export interface Look {
  /** What the attribute is changed to. */
  readonly text: string;
  /** Other attributes without which it does not show. */
  readonly written?: Readonly<Record<string, string>>;
  readonly scene?: (ui: Ui) => Promise<void>;
  /** What the visitor does each time before looking. */
  readonly act?: (ui: Ui) => Promise<void>;
  /** A property of a node in the view, such as `button style.color`, or what a function on the page sees. */
  readonly look: `${string} ${string}` | (() => unknown);
  readonly before: unknown;
  readonly after: unknown;
}

/** What it does is over once the page has loaded. */
type SeenWhileLoading = "max-wait-ms";

/** A service that has been loaded does not go again: `elements/tags` follows these. */
type LoadsForGood = keyof (typeof tagsContract)["attributes"];

type Looks = {
  [C in AnyContract as C["tag"]]: Record<
    Exclude<keyof C["attributes"], SeenWhileLoading | LoadsForGood>,
    Look
  >;
};

/** The clock stands still from before the page has loaded: it must pass that moment. */
const loadedLongAgo = (ui: Ui) => ui.clock.tick(20_000);
const scrolled = (ui: Ui) => ui.eval(scrollPage, 500);

const menuOpened = (ui: Ui) => ui.click(MENU);
const megaOpened = (ui: Ui) => ui.click(MEGA);

/** An opened panel of an item that is near the end of a window of 1000 px, and not of the usual one. */
async function panelOpened(ui: Ui) {
  await ui.eval(() => {
    const nav = document.querySelector<HTMLElement>("dealer-mega-nav");
    if (nav) nav.style.marginInlineStart = "700px";
  });
  await ui.click(PANEL_ITEM);
  await moveAway(ui);
}

async function resize(ui: Ui, width: number, waitMs: number) {
  await ui.viewport(width, VIEWPORT.height);
  await ui.eval(settle);
  await ui.clock.tick(waitMs);
}

const pressLink = async (ui: Ui) => {
  await ui.eval(() => history.replaceState(null, "", location.pathname + location.search));
  if ((await ui.attribute(MEGA, "aria-expanded")) === "true") await ui.click(MEGA);
  await ui.click(MEGA_LINK);
};
const pressLinkAndWait = async (ui: Ui) => {
  await pressLink(ui);
  await ui.clock.tick(300);
};
const address = () => location.hash;

const slideWhole = async (ui: Ui) => {
  await ui.eval(() => {
    const menu = document.querySelector("dealer-mega-nav")?.shadowRoot?.querySelector("#menu");
    for (const slide of menu?.getAnimations() ?? []) slide.finish();
  });
  await hasSlid(ui);
  await ui.click(MENU);
};
const slideMs = () => {
  const menu = document.querySelector("dealer-mega-nav")?.shadowRoot?.querySelector("#menu");
  return menu?.getAnimations()[0]?.effect?.getComputedTiming().duration ?? 0;
};

declare global {
  interface Window {
    /** The last value of the consent cookie that was written, with its attributes. */
    cookieWritten?: string;
    /** The shown slide before the clock went on, and whether another one has come since. */
    slideBefore?: string | undefined;
    hasRotated?: () => boolean;
    /** The query of the last search that was announced. */
    searched?: string;
    /** The suggestion that was about to be chosen. */
    chosen?: Record<string, string>;
  }
}

const watchCookie = (ui: Ui) =>
  ui.eval(() => {
    const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, "cookie") ?? {};
    Object.defineProperty(document, "cookie", {
      configurable: true,
      get: () => get?.call(document),
      set(text: string) {
        if (text.startsWith("reDimCookieHint=1;") || text.startsWith("reDimCookieHint=-1;"))
          window.cookieWritten = text;
        set?.call(document, text);
      },
    });
  });

/** The banner, whatever was chosen before, with no question asked. */
async function openBanner(ui: Ui) {
  await ui.eval(() => {
    document.querySelector("dealer-cookie-hint")?.shadowRoot?.querySelector("dialog")?.close();
    document.querySelector("dealer-cookie-hint")?.open();
  });
  await ui.eval(settle);
}

async function declineAnew(ui: Ui) {
  await openBanner(ui);
  await ui.click(DECLINE);
}

async function acceptAnew(ui: Ui) {
  await openBanner(ui);
  await ui.click(ACCEPT);
}

/** When no tip is left from before. */
async function restAnew(ui: Ui) {
  await moveAway(ui);
  await ui.clock.tick(1000);
  await restOnTrigger(ui);
}
const hasTip = () => document.querySelector("[data-dealer-tip]") !== null;

const FRAME_MS = 16;
const PANEL_ITEM = 'dealer-mega-nav [href="#autos"]';
const NARROW = { "breakpoint-px": "10000" };
const OPEN_AT_ONCE = { ...NARROW, mobile: "accordion" };
const SLIDE = { ...NARROW, mobile: "slide", "slide-ms": "50000" };

/** What waits for the page stays for as long as these tests take. */
const LONG_DELAY = { "delay-ms": "60000" };
const LONG_FADE = { "fade-ms": "60000" };

/** The calendar, opened anew. */
async function openCalendar(ui: Ui) {
  await ui.eval(() =>
    document.querySelector("dealer-date-input")?.shadowRoot?.querySelector("dialog")?.close(),
  );
  await expect.poll(() => ui.eval(readStates, "dealer-date-input", ["open"])).toEqual([]);
  await ui.click(DATE_BUTTON);
  await expect.poll(() => ui.eval(readStates, "dealer-date-input", ["open"])).toEqual(["open"]);
}

const dateMessage = () =>
  document.querySelector<HTMLInputElement>("dealer-date-input input")?.validationMessage;

/** Types a text and leaves the field. */
const typeDate = (text: string) => (ui: Ui) =>
  ui.eval((typed) => {
    const input = document.querySelector<HTMLInputElement>("dealer-date-input input");
    if (input) input.value = typed;
    for (const type of ["input", "change"]) input?.dispatchEvent(new Event(type, { bubbles: true }));
  }, text);

const dateText = () => document.querySelector<HTMLInputElement>("dealer-date-input input")?.value;
const DUTCH = { format: "dd-mm-yy" };

const typeGolf = async (ui: Ui) => {
  for (const text of ["", "golf"]) await ui.eval(typeInto, "dealer-autocomplete input", text);
  await ui.clock.tick(400);
};

/** As a visitor does who comes to the input, but for what the focus looks like. */
const comeToSearch = (ui: Ui) =>
  ui.eval(() => {
    const input = document.querySelector("dealer-autocomplete input");
    input?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  });

/** An answer is shown, be it that there is nothing. */
async function searched(ui: Ui) {
  await typeGolf(ui);
  await expect.poll(() => ui.eval(readStates, "dealer-autocomplete", ["open"])).toEqual(["open"]);
  await ui.eval(settle);
}

async function announced(ui: Ui) {
  await searched(ui);
  await ui.clock.tick(1500);
  await ui.eval(settle);
}

const optionCount = () => document.querySelectorAll("dealer-autocomplete [part=option]").length;

/** What is asked, of a server that is not. */
const ASKED = {
  scene: (ui: Ui) =>
    ui.eval(() =>
      document
        .querySelector("dealer-autocomplete")
        ?.addEventListener("dealer-autocomplete-search", (event) => {
          event.preventDefault();
          window.searched = new URL(event.detail.url).search;
        }),
    ),
  async act(ui: Ui) {
    await ui.eval(() => Reflect.set(window, "searched", ""));
    await typeGolf(ui);
  },
  look: () => window.searched,
};

const CHOSEN = {
  written: { url: `${SUGGEST}/fields` },
  scene: (ui: Ui) =>
    ui.eval(() =>
      document
        .querySelector("dealer-autocomplete")
        ?.addEventListener("dealer-autocomplete-select", (event) => {
          event.preventDefault();
          window.chosen = { ...event.detail.item };
        }),
    ),
  async act(ui: Ui) {
    await searched(ui);
    await ui.press("ArrowDown");
    await ui.press("Enter");
  },
};

export const looks: Looks = {
  "dealer-date-input": {
    format: {
      text: "d M yy",
      written: DUTCH,
      act: typeDate("2026-11-20"),
      look: dateText,
      before: "20-11-2026",
      after: "20 nov 2026",
    },
    min: {
      text: "2027-01-01",
      written: { min: "2020-01-01", max: "2030-01-01" },
      act: typeDate("31-12-2026"),
      look: dateMessage,
      before: "",
      after: "Kies een datum vanaf 01-01-2027.",
    },
    max: {
      text: "2026-12-30",
      written: { max: "2030-01-01" },
      act: typeDate("31-12-2026"),
      look: dateMessage,
      before: "",
      after: "Kies een datum tot en met 30-12-2026.",
    },
    "invalid-text": {
      text: "Geen datum",
      written: { "invalid-text": "Zo niet" },
      act: typeDate("morgen"),
      look: dateMessage,
      before: "Zo niet",
      after: "Geen datum",
    },
    "min-text": {
      text: "Pas vanaf {date}",
      act: typeDate("31-12-2019"),
      look: dateMessage,
      before: "Kies een datum vanaf 01-01-2020.",
      after: "Pas vanaf 01-01-2020",
    },
    "max-text": {
      text: "Tot {date}",
      written: { max: "2026-01-01" },
      act: typeDate("02-01-2026"),
      look: dateMessage,
      before: "Kies een datum tot en met 01-01-2026.",
      after: "Tot 01-01-2026",
    },
    "change-label": {
      text: "Anders dan {date}",
      act: typeDate("20-11-2026"),
      look: "button ariaLabel",
      before: "Wijzig datum, vrijdag 20 november 2026",
      after: "Anders dan vrijdag 20 november 2026",
    },
    locale: {
      text: "de-DE",
      act: typeDate("20-11-2026"),
      look: "button ariaLabel",
      before: "Wijzig datum, vrijdag 20 november 2026",
      after: "Wijzig datum, Freitag, 20. November 2026",
    },
    "first-day": { text: "0", act: openCalendar, look: "th ariaLabel", before: "maandag", after: "zondag" },
    label: {
      text: "Wanneer?",
      act: openCalendar,
      look: "dialog ariaLabel",
      before: "Kies een datum",
      after: "Wanneer?",
    },
    "previous-label": {
      text: "Terug",
      act: openCalendar,
      look: ".rdp-button_previous ariaLabel",
      before: "Vorige maand",
      after: "Terug",
    },
    "next-label": {
      text: "Verder",
      act: openCalendar,
      look: ".rdp-button_next ariaLabel",
      before: "Volgende maand",
      after: "Verder",
    },
    "year-label": {
      text: "Jaartal",
      act: openCalendar,
      look: "select ariaLabel",
      before: "Jaar",
      after: "Jaartal",
    },
    "close-label": {
      text: "Dicht",
      act: openCalendar,
      look: "[part=close] textContent",
      before: "Sluiten",
      after: "Dicht",
    },
  },
  "dealer-loader": {
    "delay-ms": {
      text: "0",
      written: { ...LONG_DELAY, ...LONG_FADE },
      scene: loadedLongAgo,
      look: "div className",
      before: "waiting",
      after: "fading",
    },
    "fade-ms": {
      text: "50000",
      written: { "delay-ms": "0", ...LONG_FADE },
      scene: loadedLongAgo,
      look: "div style.animationDuration",
      before: "60000ms",
      after: "50000ms",
    },
    label: {
      text: "Even geduld",
      written: LONG_DELAY,
      look: ".label textContent",
      before: "Pagina wordt geladen",
      after: "Even geduld",
    },
  },
  "dealer-mega-nav": {
    layout: {
      text: "dropdown",
      written: { layout: "tabs" },
      scene: megaOpened,
      look: () => document.querySelector("dealer-mega-nav #klein a")?.checkVisibility(),
      before: true,
      after: false,
    },
    mobile: { text: "accordion", written: SLIDE, act: slideWhole, look: slideMs, before: 50_000, after: 0 },
    "slide-ms": {
      text: "60000",
      written: SLIDE,
      act: slideWhole,
      look: slideMs,
      before: 50_000,
      after: 60_000,
    },
    "expand-then-navigate": {
      text: "off",
      written: { ...OPEN_AT_ONCE, "expand-then-navigate": "fast" },
      scene: menuOpened,
      act: pressLink,
      look: () => document.querySelector("dealer-mega-nav #klein")?.checkVisibility(),
      before: true,
      after: false,
    },
    "fast-ms": {
      text: "400",
      written: OPEN_AT_ONCE,
      scene: menuOpened,
      act: pressLinkAndWait,
      look: address,
      before: "#werkplaats",
      after: "",
    },
    "slow-ms": {
      text: "200",
      written: { ...OPEN_AT_ONCE, "expand-then-navigate": "slow" },
      scene: menuOpened,
      act: pressLinkAndWait,
      look: address,
      before: "",
      after: "#werkplaats",
    },
    "relayout-ms": {
      text: "5000",
      written: { "open-on": "click" },
      scene: panelOpened,
      async act(ui) {
        await resize(ui, 1000, 10_000);
        await resize(ui, VIEWPORT.width, 300);
      },
      look: () => {
        const leftOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().left;
        return leftOf("dealer-mega-nav #autos") === leftOf("dealer-mega-nav li:has(> #autos)");
      },
      before: true,
      after: false,
    },
    "open-on": {
      text: "click",
      written: { "open-on": "hover" },
      async act(ui) {
        await moveAway(ui);
        await ui.clock.tick(300);
        await ui.press("Escape");
        await ui.hover(PANEL_ITEM);
        await ui.clock.tick(200);
      },
      look: () => document.querySelector('dealer-mega-nav [href="#nieuw"]')?.checkVisibility(),
      before: true,
      after: false,
    },
    "breakpoint-px": { text: "10000", look: "[part=toggle] textContent", before: "nothing", after: "Menu" },
    indicator: {
      text: "arrows",
      written: NARROW,
      scene: menuOpened,
      look: () => {
        const toggle = document.querySelector('dealer-mega-nav [data-dealer-toggle=""]');
        return toggle && getComputedStyle(toggle, "::before").borderBottomStyle;
      },
      before: "none",
      after: "solid",
    },
    label: { text: "Kopmenu", look: "[role=navigation] ariaLabel", before: "Hoofdmenu", after: "Kopmenu" },
    "toggle-label": {
      text: "Kies",
      written: NARROW,
      look: "[part=toggle] textContent",
      before: "Menu",
      after: "Kies",
    },
  },
  "dealer-call-us": {
    label: { text: "Telefoon", look: "button textContent", before: "Bel ons", after: "Telefoon" },
    open: {
      text: "",
      look: () => document.querySelector("dealer-call-us a")?.checkVisibility(),
      before: false,
      after: true,
    },
  },
  "dealer-to-top": {
    "threshold-px": {
      text: "600",
      scene: scrolled,
      look: "button className",
      before: "visible",
      after: "",
    },
    "duration-ms": {
      text: "0",
      look: () => {
        // The clock stands still: only a scroll that takes no time gets anywhere.
        scrollTo({ top: 500, behavior: "instant" });
        document.querySelector("dealer-to-top")?.shadowRoot?.querySelector("button")?.click();
        return scrollY;
      },
      before: 500,
      after: 0,
    },
    "fade-ms": { text: "700", look: "button style.transitionDuration", before: "400ms", after: "700ms" },
    label: { text: "Omhoog", look: "button ariaLabel", before: "Naar boven", after: "Omhoog" },
  },
  "dealer-cookie-hint": {
    // First: what shows of it where nothing is decided yet.
    gpc: {
      text: "deny",
      scene: (ui) =>
        ui.eval(() => {
          Object.defineProperty(navigator, "globalPrivacyControl", { configurable: true, value: true });
        }),
      look: "section hidden",
      before: false,
      after: true,
    },
    decline: {
      text: "plain",
      written: { decline: "confirm" },
      act: declineAnew,
      look: "dialog open",
      before: true,
      after: false,
    },
    "decline-days": {
      text: "30",
      written: { decline: "plain" },
      scene: watchCookie,
      act: declineAnew,
      look: () => window.cookieWritten?.includes("expires="),
      before: false,
      after: true,
    },
    "fade-step": {
      text: "0.5",
      async act(ui) {
        await acceptAnew(ui);
        await ui.clock.tick(FRAME_MS);
      },
      look: "section style.opacity",
      before: "0.9",
      after: "0.5",
    },
    "accept-expires": {
      text: "Sat, 01 Jan 2050 00:00:00 GMT",
      scene: watchCookie,
      act: acceptAnew,
      look: () => window.cookieWritten?.includes("expires=Sat, 01 Jan 2050 00:00:00 GMT"),
      before: false,
      after: true,
    },
    "accept-days": {
      text: "1",
      scene: watchCookie,
      act: acceptAnew,
      look: () => Number(/max-age=(\d+)/.exec(window.cookieWritten ?? "")?.[1]) > 2 * 86_400,
      before: true,
      after: false,
    },
    "when-decided": { text: "show", look: "section hidden", before: true, after: false },
    label: { text: "Koekjes", look: "section ariaLabel", before: "Cookies", after: "Koekjes" },
    "accept-label": {
      text: "Prima",
      look: "[part=accept] textContent",
      before: "Accepteren",
      after: "Prima",
    },
    "decline-label": { text: "Nee", look: "[part=decline] textContent", before: "Weigeren", after: "Nee" },
    "confirm-text": {
      text: "Zeker?",
      look: "dialog p textContent",
      before: "Een weigering heeft invloed op de functies van de website. Wil je echt weigeren?",
      after: "Zeker?",
    },
    "confirm-label": {
      text: "Weiger",
      look: "dialog button:last-child textContent",
      before: "Ja, weigeren",
      after: "Weiger",
    },
    "cancel-label": { text: "Terug", look: "dialog button textContent", before: "Annuleren", after: "Terug" },
  },
  "dealer-logo": {
    "threshold-px": { text: "600", scene: scrolled, look: "div className", before: "", after: "visible" },
    "fade-ms": { text: "700", look: "div style.transitionDuration", before: "400ms", after: "700ms" },
  },
  "dealer-carousel": {
    "interval-ms": {
      text: "6000",
      written: { "interval-ms": "60000" },
      scene: moveAway,
      async act(ui) {
        await ui.eval(() => {
          const shown = () =>
            document.querySelector("dealer-carousel > [data-dealer-slide]:not([inert])")?.id;
          window.hasRotated = () => window.slideBefore !== shown();
          window.slideBefore = shown();
        });
        await ui.clock.tick(7000);
      },
      look: () => window.hasRotated?.(),
      before: false,
      after: true,
    },
    autoplay: { text: "false", look: "[part=rotation] ariaLabel", before: "Pauzeren", after: "nothing" },
    loop: { text: "false", look: "[part=previous] ariaDisabled", before: "false", after: "true" },
    label: { text: "Acties", look: "section ariaLabel", before: "Uitgelicht", after: "Acties" },
    "role-label": {
      text: "diashow",
      look: "section ariaRoleDescription",
      before: "carrousel",
      after: "diashow",
    },
    "slide-role-label": {
      text: "plaat",
      look: () => document.querySelector("dealer-carousel > div")?.ariaRoleDescription,
      before: "dia",
      after: "plaat",
    },
    "slide-label": {
      text: "plaat {index}",
      look: () => document.querySelector("dealer-carousel > div")?.ariaLabel,
      before: "1 van 3",
      after: "plaat 1",
    },
    "dot-label": {
      text: "Naar {index}",
      look: "[part=dots] > :last-child ariaLabel",
      before: "Ga naar 3 van 3",
      after: "Naar 3",
    },
    "previous-label": { text: "Terug", look: "[part=previous] ariaLabel", before: "Vorige", after: "Terug" },
    "next-label": { text: "Verder", look: "[part=next] ariaLabel", before: "Volgende", after: "Verder" },
    "pause-label": { text: "Stop", look: "[part=rotation] ariaLabel", before: "Pauzeren", after: "Stop" },
    "play-label": {
      text: "Start",
      scene: (ui) => ui.click("dealer-carousel >>> [part=rotation]"),
      look: "[part=rotation] ariaLabel",
      before: "Afspelen",
      after: "Start",
    },
  },
  "dealer-sticky-column": {
    after: {
      text: "#nowhere",
      written: { after: "#slider" },
      scene: scrolled,
      look: "div > div className",
      before: "fixed",
      after: "",
    },
    "offset-px": {
      text: "40",
      scene: scrolled,
      look: "div > div style.top",
      before: "0px",
      after: "40px",
    },
  },
  "dealer-tags": {},
  "dealer-tooltips": {
    for: { text: ".nothing", act: restAnew, look: hasTip, before: true, after: false },
    "delay-ms": { text: "5000", act: restAnew, look: hasTip, before: true, after: false },
  },
  "dealer-autocomplete": {
    url: {
      text: `${SUGGEST}/none`,
      written: { url: `${SUGGEST}/echo` },
      act: searched,
      look: optionCount,
      before: 2,
      after: 0,
    },
    param: { text: "term", ...ASKED, before: "?query=golf", after: "?term=golf" },
    "min-chars": { text: "5", ...ASKED, before: "?query=golf", after: "" },
    "delay-ms": { text: "5000", ...ASKED, before: "?query=golf", after: "" },
    "max-height-px": {
      text: "60",
      act: searched,
      look: () =>
        Number.parseFloat(
          getComputedStyle(document.querySelector("dealer-autocomplete [part=list]") as Element).height,
        ) <= 60,
      before: false,
      after: true,
    },
    "max-items": { text: "1", act: searched, look: optionCount, before: 2, after: 1 },
    "empty-text": {
      text: "Niets",
      written: { url: `${SUGGEST}/none` },
      act: searched,
      look: () => document.querySelector("dealer-autocomplete [part=empty]")?.textContent,
      before: "No results",
      after: "Niets",
    },
    "count-text": {
      text: "{count} auto's",
      act: announced,
      look: "[role=status] textContent",
      before: "2 suggesties",
      after: "2 auto's",
    },
    "one-text": {
      text: "een auto",
      written: { "max-items": "1" },
      act: announced,
      look: "[role=status] textContent",
      before: "1 suggestie",
      after: "een auto",
    },
    label: {
      text: "Auto's",
      act: comeToSearch,
      look: () => document.querySelector("dealer-autocomplete [role=listbox]")?.ariaLabel,
      before: "Suggesties",
      after: "Auto's",
    },
    "label-key": {
      text: "naam",
      ...CHOSEN,
      look: () => window.chosen?.label,
      before: "label",
      after: "naam",
    },
    "value-key": {
      text: "code",
      ...CHOSEN,
      look: () => window.chosen?.value,
      before: "label",
      after: "code",
    },
    "href-key": {
      text: "adres",
      ...CHOSEN,
      look: () => window.chosen?.href,
      before: "",
      after: `${BASE_URL}/tests/pages/contract.html?probe&clock#adres`,
    },
  },
};
