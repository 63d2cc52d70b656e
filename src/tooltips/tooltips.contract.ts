import type { Contract } from "../kernel/contract.ts";

const TEXT = { text: { type: "string", about: "The tip's text." } } as const;

export const tooltipsContract = {
  tag: "dealer-tooltips",
  className: "DealerTooltips",
  about:
    "Shows a tip beside what asks for one: around a part of the page for that part, empty for the whole page, shadow roots included.",
  source: "SPEC §2.5",
  library: "lit",
  attributes: {
    for: {
      type: "selector",
      default: '[data-dealer-tooltip], [data-toggle="tooltip"], [data-bs-toggle="tooltip"], .hasTooltip',
      about:
        "CSS selector of what asks for a tip. Its text is the first of `data-dealer-tooltip`, `data-bs-title`, `data-original-title` and `title` that is not blank, and is never read as HTML.",
    },
    "delay-ms": {
      type: "number",
      default: 300,
      min: 0,
      max: 10_000,
      unit: "ms",
      about:
        "How long a pointer rests before the tip shows. The keyboard's focus shows it at once, a finger after half a second.",
    },
  },
  events: {
    "dealer-tooltips-shown": { about: "A tip shows.", detail: TEXT },
    "dealer-tooltips-hidden": { about: "The tip is gone.", detail: TEXT },
  },
  parts: {
    tip: 'The tip\'s box, last in the element, the page or the shadow root: `[data-dealer-tip] > [part="tip"]`.',
  },
  states: { visible: "One of the element's tips shows." },
  slots: { "": "The part of the page that is covered; nothing for the whole page." },
  customProperties: {
    "--dealer-tooltips-surface": {
      default: "var(--dealer-text, CanvasText)",
      about:
        "Colour of the tip. Like the next one it is set around what asks: on the tag, or on `:root` where the tag is empty.",
    },
    "--dealer-tooltips-text": {
      default: "var(--dealer-surface, Canvas)",
      about: "Colour of its text.",
    },
  },
  listensTo: {},
  start: {},
} as const satisfies Contract;
