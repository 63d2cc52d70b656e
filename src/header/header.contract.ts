import type { Contract } from "../kernel/element/contract.ts";
import { scrollerAttribute } from "../kernel/scroller/scroller-attribute.ts";

// spec §2.3, §4.3, §9
export const headerContract = {
  tag: "dealer-header",
  className: "DealerHeader",
  about: "Keeps the page's header in view; while the page is scrolled down, the header may hide or shrink.",
  library: "lit",
  chunk: "own",
  attributes: {
    mode: {
      type: "choice",
      choices: ["stay", "hide", "shrink"],
      default: "stay",
      about:
        "What the header does while the page is scrolled: nothing; hide while the visitor scrolls down; or shrink, as far as the page's styles for `:state(shrunk)` make it.",
    },
    "threshold-px": {
      type: "number",
      default: 100,
      min: 0,
      max: 100_000,
      unit: "px",
      about:
        "The header hides or shrinks when the page is scrolled further than this; it never hides before it has been scrolled past.",
    },
    scroller: scrollerAttribute,
  },
  events: {
    "dealer-header-toggled": {
      about: "Scrolling or the focus has hidden, shown, shrunk or restored the header.",
      detail: {
        hidden: { type: "boolean", about: "Whether the header is hidden." },
        shrunk: { type: "boolean", about: "Whether the header is shrunk." },
      },
    },
  },
  parts: {},
  states: {
    hidden: "The header is out of view.",
    shrunk: 'The page is scrolled past the threshold, with `mode="shrink"`.',
    high: "The header is higher than half of the window, so that it scrolls with the page.",
  },
  slots: { "": "The header, in the author's own markup." },
  customProperties: {
    "--dealer-header-height": {
      syntax: "<length>",
      default: "0px",
      published: true,
      about: "How far the header reaches from the window's top now; 0px while it is hidden.",
    },
  },
  authorStyles: {
    "scroll-margin-top": "So that the focus in a header that stays in view does not scroll the page.",
    "scroll-margin-bottom": "As above the header's content.",
  },
  listensTo: {},
  start: { mode: "near" },
} as const satisfies Contract;
