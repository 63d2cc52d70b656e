import type { Contract } from "../kernel/element/contract.ts";

// spec §2.1, §4.6, §9
export const loaderContract = {
  tag: "dealer-loader",
  className: "DealerLoader",
  about:
    "Covers the page while it loads, then fades out; it always disappears, even when no script ever arrives.",
  library: "react",
  chunk: "core",
  attributes: {
    "delay-ms": {
      type: "number",
      default: 1000,
      min: 0,
      max: 60_000,
      unit: "ms",
      about: "How long the overlay stays after the page has loaded, before it fades.",
    },
    "fade-ms": {
      type: "number",
      default: 2000,
      min: 0,
      max: 60_000,
      unit: "ms",
      about: "Length of the fade.",
    },
    "max-wait-ms": {
      type: "number",
      default: 10_000,
      min: 0,
      max: 120_000,
      unit: "ms",
      about:
        "The page counts as ready after this time, counted from the start of navigation, even when `load` has not fired.",
    },
    label: {
      type: "text",
      default: "Pagina wordt geladen",
      translations: { en: "The page is loading", de: "Die Seite wird geladen", fr: "Chargement de la page" },
      about: "What assistive technology announces while the page loads.",
    },
  },
  events: {
    "dealer-loader-ready": {
      about: "The page is ready: it has loaded, or `max-wait-ms` has passed.",
      detail: { waitedMs: { type: "number", about: "From the start of navigation until ready, in ms." } },
    },
    "dealer-loader-done": { about: "The overlay is gone.", detail: {} },
  },
  parts: {
    overlay: "The cover over the page.",
    spinner: "The line that moves while the page loads.",
  },
  states: {
    waiting: "The overlay covers the page.",
    fading: "The overlay fades and lets pointers through.",
    done: "The overlay is gone.",
  },
  slots: { "": "The dealer's name or logo, shown above the moving line." },
  customProperties: {
    "--dealer-loader-surface": {
      default: "var(--dealer-surface, Canvas)",
      about: "Colour of the overlay.",
    },
    "--dealer-loader-accent": {
      default: "var(--dealer-accent, #0b5fff)",
      about: "Colour of the moving line.",
    },
  },
  authorStyles: {
    color: "The overlay has a surface of its own.",
    display: "The overlay lays its content out in a grid.",
    "pointer-events": "A press goes through the overlay while it fades.",
  },
  listensTo: {},
  start: { inert: true },
} as const satisfies Contract;
