import type { NAMES } from "../../settings/names.ts";

/** What a block has that its element's contract does not say. */
export interface Block {
  readonly tag: keyof typeof NAMES;
  /** One of WordPress's dashicons. */
  readonly icon: string;
  /** For an author who looks for a block. */
  readonly description: string;
  readonly keywords: readonly string[];
  readonly supports?: Readonly<Record<string, unknown>>;
  /** The name of a style sheet that pages with the block need. */
  readonly style?: string;
  /** Attributes that a new block has, beside those that every form begins with. */
  readonly begins?: Readonly<Record<string, string>>;
  /** The blocks that a new block has in it; without them nothing can be put in it. */
  readonly inside?: readonly InnerBlock[];
}

type InnerBlock = readonly [
  name: string,
  attributes?: Readonly<Record<string, unknown>>,
  inside?: readonly InnerBlock[],
];

const SLIDE: InnerBlock = [
  "core/group",
  {},
  [["core/image"], ["core/paragraph", { placeholder: "Tekst of link bij deze dia" }]],
];

export const BLOCKS: readonly Block[] = [
  {
    tag: "dealer-carousel",
    icon: "slides",
    description: "Laat steeds één foto of kaart zien. Elk blok in de carrousel is één dia.",
    keywords: ["slider", "dia", "galerij"],
    supports: { align: ["wide", "full"] },
    inside: [SLIDE, SLIDE],
  },
  {
    tag: "dealer-call-us",
    icon: "phone",
    description: "Een knop met je telefoonnummers erachter.",
    keywords: ["telefoon", "bellen", "contact"],
    inside: [
      [
        "core/paragraph",
        { placeholder: "Verkoop 0579 14 19 74. Maak van het nummer een link: tel:+31579141974" },
      ],
    ],
  },
  {
    tag: "dealer-cookie-hint",
    icon: "privacy",
    description:
      "Vraagt één keer of je cookies mag bewaren. Voor de hele site zet je de melding aan bij Instellingen → Dealer Elements.",
    keywords: ["cookies", "toestemming", "privacy"],
    supports: { multiple: false },
    inside: [
      [
        "core/paragraph",
        {
          placeholder:
            "Zeg wie toestemming vraagt, waarvoor, en hoe je bezoeker die weer intrekt. Maak een link naar je privacybeleid.",
        },
      ],
    ],
  },
  {
    tag: "dealer-date-input",
    icon: "calendar-alt",
    description:
      "Je bezoeker typt een datum of kiest hem uit een kalender. Zet er het invoerveld van je formulier in.",
    keywords: ["datum", "kalender", "formulier"],
    inside: [["core/html", { content: '<label>Welke dag? <input type="text" name="dag"></label>' }]],
  },
  {
    tag: "dealer-autocomplete",
    icon: "search",
    description: "Geeft suggesties terwijl je bezoeker typt. Zet er een zoekveld in.",
    keywords: ["zoeken", "suggesties"],
    begins: { param: "search", "empty-text": "Niets gevonden" },
    inside: [["core/search", { label: "Zoeken", buttonText: "Zoeken" }]],
  },
  {
    tag: "dealer-consent-gate",
    icon: "lock",
    description: "Houdt een kaart, video of chat van een ander tegen tot je bezoeker toestemming geeft.",
    keywords: ["video", "kaart", "toestemming"],
    style: "dealer-consent-gate",
    inside: [["core/embed"]],
  },
  {
    tag: "dealer-sticky-column",
    icon: "sticky",
    description: "Blijft in beeld naast een lange kolom, zodra de slider boven aan de pagina voorbij is.",
    keywords: ["kolom", "zijbalk", "vast"],
    inside: [["core/heading", { placeholder: "Open" }], ["core/paragraph"]],
  },
  {
    tag: "dealer-tags",
    icon: "chart-bar",
    description:
      "Laadt Google Tag Manager, Google Analytics of Matomo. Voor de hele site vul je ze in bij Instellingen → Dealer Elements.",
    keywords: ["statistieken", "google", "matomo"],
    supports: { multiple: false },
  },
];
