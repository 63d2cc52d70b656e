import type { Contract } from "../kernel/element/contract.ts";
import { scrollerAttribute } from "../kernel/scroller/scroller-attribute.ts";

// spec §2.3, §4.4, §9
export const stickyColumnContract = {
  tag: "dealer-sticky-column",
  className: "DealerStickyColumn",
  about:
    "A column that stays in view beside another one, once the page is scrolled past the height of the homepage slider.",
  library: "lit",
  chunk: "watch",
  attributes: {
    after: {
      type: "selector",
      default: "dealer-carousel",
      property: "afterSelector",
      about: "CSS selector of the homepage slider; where it finds nothing the column stays static.",
    },
    "offset-px": {
      type: "number",
      default: 0,
      min: 0,
      max: 10_000,
      unit: "px",
      about:
        "The least distance to keep from the window's top while fixed, for instance the height of a fixed header; `dealer-header` is kept clear of by itself.",
    },
    scroller: scrollerAttribute,
  },
  events: {
    "dealer-sticky-column-toggled": {
      about: "Scrolling has fixed or released the column.",
      detail: { fixed: { type: "boolean", about: "Whether the column is fixed." } },
    },
  },
  parts: {},
  states: { fixed: "The column is fixed." },
  slots: { "": "The column's content." },
  customProperties: {},
  listensTo: {
    "dealer-header-toggled": "A high column keeps clear of the header, and comes up while that is hidden.",
  },
  start: { mode: "near" },
} as const satisfies Contract;
