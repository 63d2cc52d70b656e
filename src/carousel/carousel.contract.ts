import type { Contract } from "../kernel/element/contract.ts";

// spec §9
export const carouselContract = {
  tag: "dealer-carousel",
  className: "DealerCarousel",
  about:
    "Shows the author's slides one at a time and advances by itself until the visitor takes over, or shows as many as fit, in a row.",
  library: "react",
  chunk: "own",
  attributes: {
    slides: {
      type: "choice",
      default: "one",
      choices: ["one", "auto"],
      about:
        "`one` shows one slide; `auto` shows as many as fit, each as wide as the page's CSS makes it, in a row that neither advances by itself nor loops.",
    },
    step: {
      type: "choice",
      default: "page",
      choices: ["page", "one"],
      about: "How far the buttons of a row go: to the slides that do not fit, or one slide.",
    },
    thumbs: {
      type: "selector",
      default: "",
      about:
        "The page's own links to the slides (`#photo-3`), as a CSS selector of what is around them: a press shows the slide here, and the link to the shown slide is marked with `aria-current`.",
    },
    enlarge: {
      type: "boolean",
      default: false,
      about: "Links to pictures in the slides open in a dialog with all of them, as large as the window.",
    },
    fade: {
      type: "boolean",
      default: false,
      about: "A slide fades into the next one in its place; a swipe still moves it. Not in a row.",
    },
    "interval-ms": {
      type: "number",
      default: 5000,
      min: 1000,
      max: 600_000,
      unit: "ms",
      about: "How long each slide is shown before the next one.",
    },
    autoplay: {
      type: "boolean",
      default: true,
      negative: "no-autoplay",
      about: "Whether slides advance by themselves; without it there is no rotation button either.",
    },
    "no-autoplay": {
      type: "boolean",
      default: false,
      about: "Slides do not advance by themselves, and there is no rotation button.",
    },
    loop: {
      type: "boolean",
      default: true,
      negative: "no-loop",
      about: "Whether the first slide follows the last; without it rotation ends at the last slide.",
    },
    "no-loop": {
      type: "boolean",
      default: false,
      about: "The first slide does not follow the last, and rotation ends there.",
    },
    label: {
      type: "text",
      default: "Uitgelicht",
      translations: { en: "Featured", de: "Highlights", fr: "À la une" },
      about: "Accessible name of the carousel.",
    },
    "role-label": {
      type: "text",
      default: "carrousel",
      translations: { en: "carousel", de: "Karussell", fr: "carrousel" },
      about: "The word that assistive technology uses for a carousel.",
    },
    "slide-role-label": {
      type: "text",
      default: "dia",
      translations: { en: "slide", de: "Folie", fr: "diapositive" },
      about: "The word that assistive technology uses for a slide.",
    },
    "slide-label": {
      type: "text",
      default: "{index} van {total}",
      translations: { en: "{index} of {total}", de: "{index} von {total}", fr: "{index} sur {total}" },
      about: "Accessible name of a slide; if the slide has a name already, this is added after it.",
    },
    "dot-label": {
      type: "text",
      default: "Ga naar {index} van {total}",
      translations: {
        en: "Go to {index} of {total}",
        de: "Folie {index} von {total} anzeigen",
        fr: "Aller à la diapositive {index} sur {total}",
      },
      about: "Accessible name of the dot that shows a slide.",
    },
    "previous-label": {
      type: "text",
      default: "Vorige",
      translations: { en: "Previous", de: "Zurück", fr: "Précédent" },
      about: "Accessible name of the previous button.",
    },
    "next-label": {
      type: "text",
      default: "Volgende",
      translations: { en: "Next", de: "Weiter", fr: "Suivant" },
      about: "Accessible name of the next button.",
    },
    "close-label": {
      type: "text",
      default: "Sluiten",
      translations: { en: "Close", de: "Schließen", fr: "Fermer" },
      about: "Accessible name of the button that closes the enlarged pictures.",
    },
    "pause-label": {
      type: "text",
      default: "Pauzeren",
      translations: { en: "Pause", de: "Anhalten", fr: "Pause" },
      about: "Accessible name of the rotation button while rotation is on.",
    },
    "play-label": {
      type: "text",
      default: "Afspelen",
      translations: { en: "Play", de: "Starten", fr: "Lecture" },
      about: "Accessible name of the rotation button while rotation is off.",
    },
  },
  methods: {
    show: {
      about: "Shows a slide; rotation stops, as after a press on a dot.",
      parameter: { name: "index", type: "number", about: "The slide's index, from 0." },
    },
  },
  events: {
    "dealer-carousel-changed": {
      about: "Another slide is shown, or slides were added or removed.",
      detail: {
        index: { type: "number", about: "The shown slide's index, from 0." },
        total: { type: "number", about: "The number of slides." },
      },
    },
    "dealer-carousel-rotation-changed": {
      about:
        "Slides started or stopped advancing by themselves; also when the pointer over the slides pauses them.",
      detail: { playing: { type: "boolean", about: "Whether slides advance by themselves now." } },
    },
  },
  parts: {
    viewport: "The box around the shown slide.",
    previous: "The previous button.",
    next: "The next button.",
    rotation: "The button that pauses and resumes rotation.",
    dots: "The row of dots, one button for each slide; not where slides are in a row.",
  },
  states: { playing: "Slides advance by themselves." },
  slots: { "": "The slides: each child is a slide, or each item of a list." },
  customProperties: {
    "--dealer-carousel-surface": {
      default: "var(--dealer-surface, var(--dealer-page-surface, Canvas))",
      about: "Colour of the previous and next buttons.",
    },
    "--dealer-carousel-gap": { default: "16px", about: "Room between the slides of a row." },
    "--dealer-carousel-text": {
      default: "var(--dealer-text, var(--dealer-page-text, CanvasText))",
      about: "Colour of the arrows on them.",
    },
  },
  authorStyles: {
    "box-sizing, flex, order, transform": "Each slide is as wide as the carousel, in one row.",
    "inline-size, scroll-snap-align":
      "Slides beside each other have a width, and one of them begins where the row does.",
    "aspect-ratio, display, max-width":
      "The picture that a slide begins with is as wide as the slide, and nothing beside it moves.",
    interactivity: "Only the slide that is shown can be used.",
    "list-style": "Slides in a list have no bullets.",
  },
  listensTo: {},
  start: { mode: "near" },
} as const satisfies Contract;
