import type { AnyContract } from "../../../src/types.ts";
import { scrollPage } from "./in-page.ts";
import type { Ui } from "./stage.ts";

/** How a visitor sees that an attribute has changed. */
export interface Look {
  /** What the attribute is changed to. */
  readonly text: string;
  /** Other attributes without which it does not show. */
  readonly written?: Readonly<Record<string, string>>;
  readonly scene?: (ui: Ui) => Promise<void>;
  /** A property of a node in the view, such as `button style.color`, or what a function on the page sees. */
  readonly look: `${string} ${string}` | (() => unknown);
  readonly before: unknown;
  readonly after: unknown;
}

/** What it does is over once the page has loaded. */
type SeenWhileLoading = "max-wait-ms";

type Looks = {
  [C in AnyContract as C["tag"]]: Record<Exclude<keyof C["attributes"], SeenWhileLoading>, Look>;
};

/** The clock stands still from before the page has loaded: it must pass that moment. */
const loadedLongAgo = (ui: Ui) => ui.clock.tick(20_000);
const menuOpened = (ui: Ui) => ui.click("dealer-mega-nav >>> [part=toggle]");
const scrolled = (ui: Ui) => ui.eval(scrollPage, 500);

const NARROW = { "breakpoint-px": "10000" };

/** What waits for the page stays for as long as these tests take. */
const LONG_DELAY = { "delay-ms": "60000" };
const LONG_FADE = { "fade-ms": "60000" };

export const looks: Looks = {
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
    "breakpoint-px": { text: "10000", look: "[part=toggle] textContent", before: "nothing", after: "Menu" },
    indicator: {
      text: "arrows",
      written: NARROW,
      scene: menuOpened,
      look: () => {
        const toggle = document.querySelector("dealer-mega-nav [data-dealer-toggle]");
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
  "dealer-logo": {
    "threshold-px": { text: "600", scene: scrolled, look: "div className", before: "", after: "visible" },
    "fade-ms": { text: "700", look: "div style.transitionDuration", before: "400ms", after: "700ms" },
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
};
