import type { Contract } from "../kernel/element/contract.ts";
import { scrollerAttribute } from "../kernel/scroller/scroller-attribute.ts";

// spec §2.3, §4.3, §9
export const toTopContract = {
  tag: "dealer-to-top",
  className: "DealerToTop",
  about: "A button that appears after some scrolling and takes the visitor back to the top of the page.",
  library: "react",
  chunk: "core",
  attributes: {
    "threshold-px": {
      type: "number",
      default: 100,
      min: 0,
      max: 100_000,
      unit: "px",
      about:
        "The button shows when the page is scrolled further than this; exactly at this position it does not.",
    },
    "duration-ms": {
      type: "number",
      default: 800,
      min: 0,
      max: 10_000,
      unit: "ms",
      about: "Length of the scroll to the top.",
    },
    "fade-ms": {
      type: "number",
      default: 400,
      min: 0,
      max: 10_000,
      unit: "ms",
      about: "Length of the button's fade.",
    },
    label: {
      type: "text",
      default: "Naar boven",
      translations: { en: "Back to top", de: "Nach oben", fr: "Retour en haut" },
      about: "Accessible name of the button.",
    },
    scroller: scrollerAttribute,
  },
  events: {
    "dealer-to-top-press": {
      about: "Dispatched before a press scrolls the page. Cancel it to keep the page where it is.",
      cancelable: true,
      detail: { from: { type: "number", about: "Scroll position at the press, in px." } },
    },
    "dealer-to-top-arrived": { about: "The page is at its top, and the focus has moved there.", detail: {} },
  },
  parts: { button: "The button." },
  states: { visible: "The page is scrolled past the threshold." },
  slots: {},
  customProperties: {
    "--dealer-to-top-surface": {
      default: "var(--dealer-surface, var(--dealer-page-surface, Canvas))",
      about: "Colour of the button.",
    },
    "--dealer-to-top-text": {
      default: "var(--dealer-text, var(--dealer-page-text, CanvasText))",
      about: "Colour of the arrow.",
    },
  },
  listensTo: {},
  start: { press: { part: "button", text: "label" }, mode: "visitor" },
} as const satisfies Contract;
