import type { Contract } from "../kernel/contract.ts";

export const carouselContract = {
  tag: "dealer-carousel",
  className: "DealerCarousel",
  about:
    "Shows the author's slides one at a time, and goes on to the next by itself until the visitor takes over.",
  source: "SPEC §9",
  library: "react",
  attributes: {
    "interval-ms": {
      type: "number",
      default: 5000,
      min: 1000,
      max: 600_000,
      unit: "ms",
      about: "How long a slide stands before the next one comes by itself.",
    },
    autoplay: {
      type: "boolean",
      default: true,
      about: "Whether slides come by themselves; without it there is no button for that either.",
    },
    loop: {
      type: "boolean",
      default: true,
      about: "Whether the first slide follows the last; without it rotation ends at the last.",
    },
    label: { type: "text", default: "Uitgelicht", about: "Accessible name of the carousel." },
    "role-label": {
      type: "text",
      default: "carrousel",
      about: "What assistive technology calls a carousel.",
    },
    "slide-role-label": { type: "text", default: "dia", about: "What assistive technology calls a slide." },
    "slide-label": {
      type: "text",
      default: "{index} van {total}",
      about: "Accessible name of a slide; one that has a name keeps it, and this follows.",
    },
    "dot-label": {
      type: "text",
      default: "Ga naar {index} van {total}",
      about: "Accessible name of the button that leads to a slide.",
    },
    "previous-label": { type: "text", default: "Vorige", about: "Accessible name of the button back." },
    "next-label": { type: "text", default: "Volgende", about: "Accessible name of the button forward." },
    "pause-label": {
      type: "text",
      default: "Pauzeren",
      about: "Accessible name of the rotation button while slides come by themselves.",
    },
    "play-label": {
      type: "text",
      default: "Afspelen",
      about: "Accessible name of the rotation button while they do not.",
    },
  },
  events: {
    "dealer-carousel-changed": {
      about: "Another slide is shown, or there are more or fewer of them.",
      detail: {
        index: { type: "number", about: "The shown slide's place among the slides, from 0." },
        total: { type: "number", about: "How many slides there are." },
      },
    },
    "dealer-carousel-rotation-changed": {
      about: "Slides have begun or ceased to come by themselves, also while the pointer rests on them.",
      detail: { playing: { type: "boolean", about: "Whether they come by themselves." } },
    },
  },
  parts: {
    viewport: "The box around the shown slide.",
    previous: "The button back.",
    next: "The button forward.",
    rotation: "The button that stops and starts rotation.",
    dots: "The row of buttons with one for each slide.",
  },
  states: { playing: "Slides come by themselves." },
  slots: { "": "The slides: each child is one, or each item of a list." },
  customProperties: {
    "--dealer-carousel-surface": {
      default: "var(--dealer-surface, Canvas)",
      about: "Colour of the buttons back and forward.",
    },
    "--dealer-carousel-text": {
      default: "var(--dealer-text, CanvasText)",
      about: "Colour of the arrows on them.",
    },
  },
  listensTo: {},
  start: {},
} as const satisfies Contract;
