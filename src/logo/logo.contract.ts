import type { Contract } from "../kernel/element/contract.ts";
import { scrollerAttribute } from "../kernel/scroller/scroller-attribute.ts";

// spec §2.3, §4.3, §9
export const logoContract = {
  tag: "dealer-logo",
  className: "DealerLogo",
  about: "Wraps the large logo and fades it out while the page is scrolled.",
  library: "lit",
  chunk: "watch",
  attributes: {
    "threshold-px": {
      type: "number",
      default: 100,
      min: 0,
      max: 100_000,
      unit: "px",
      about: "The logo shows until the page is scrolled further than this.",
    },
    "fade-ms": {
      type: "number",
      default: 400,
      min: 0,
      max: 10_000,
      unit: "ms",
      about: "Length of the fade.",
    },
    scroller: scrollerAttribute,
  },
  events: {
    "dealer-logo-toggled": {
      about: "Scrolling has shown or hidden the logo.",
      detail: { visible: { type: "boolean", about: "Whether the logo shows." } },
    },
  },
  parts: {},
  states: { visible: "The logo shows." },
  slots: { "": "The logo, usually a link with an image." },
  customProperties: {},
  listensTo: {},
  start: { mode: "near" },
} as const satisfies Contract;
