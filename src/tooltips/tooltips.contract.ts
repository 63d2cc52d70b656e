import type { Contract } from "../kernel/element/contract.ts";
import { PRESS_MARK } from "./trigger/press-mark.ts";

const TEXT = { text: { type: "string", about: "The tip's text." } } as const;

// spec §2.5
export const tooltipsContract = {
  tag: "dealer-tooltips",
  className: "DealerTooltips",
  about:
    "Shows tooltips beside elements that have a text for one. Around a part of the page it serves that part; empty it serves the whole page, shadow roots included.",
  library: "lit",
  chunk: "own",
  attributes: {
    for: {
      type: "selector",
      default: '[data-dealer-tooltip], [data-toggle="tooltip"], [data-bs-toggle="tooltip"], .hasTooltip',
      about:
        "CSS selector of the elements that have a tip. The tip's text is the first of `data-dealer-tooltip`, `data-bs-title`, `data-original-title` and `title` that is not blank. It is never parsed as HTML.",
    },
    "delay-ms": {
      type: "number",
      default: 300,
      min: 0,
      max: 10_000,
      unit: "ms",
      about:
        "How long a pointer rests on an element before its tip shows. Keyboard focus shows it at once, a finger after half a second. A tap on words that do nothing else shows and hides it, and so does each press where the element has `data-dealer-tooltip-press`, and nothing else.",
    },
  },
  events: {
    "dealer-tooltips-shown": { about: "A tip shows.", detail: TEXT },
    "dealer-tooltips-hidden": { about: "The tip is gone.", detail: TEXT },
  },
  parts: {
    tip: 'The tip\'s box. It is appended to the element, the page or the shadow root of the trigger: `[data-dealer-tip] > [part="tip"]`.',
  },
  states: { visible: "One of the element's tips shows." },
  slots: { "": "The part of the page that gets tips; nothing for the whole page." },
  customProperties: {
    "--dealer-tooltips-surface": {
      default: "var(--dealer-text, var(--dealer-page-text, CanvasText))",
      about:
        "Colour of the tip. Set it and the text colour on `dealer-tooltips`, or on `:root` if the tag is empty.",
    },
    "--dealer-tooltips-text": {
      default: "var(--dealer-surface, var(--dealer-page-surface, Canvas))",
      about: "Colour of its text.",
    },
    "--dealer-tooltips-underline": {
      default: "underline dotted",
      about:
        "Line under words that have a tip and do nothing else, as a value of `text-decoration`; `none` for no line. Set it on the words or around them.",
    },
  },
  authorStyles: {
    "text-decoration, text-underline-offset":
      "Words that have a tip and do nothing else have a line under them.",
  },
  listensTo: {},
  start: { mode: "visitor", opener: `[${PRESS_MARK}]` },
} as const satisfies Contract;
