import { DESCRIPTIONS } from "../../settings/descriptions.ts";
import type { NAMES } from "../../settings/names.ts";
import { sentences, type Words, words } from "../../settings/words.ts";

/** What a block has that its element's contract does not say. */
export interface Block {
  readonly tag: keyof typeof NAMES;
  /** One of WordPress's dashicons. */
  readonly icon: string;
  /** For an author who looks for a block. */
  readonly description: Words;
  readonly keywords: readonly Words[];
  readonly supports?: Readonly<Record<string, unknown>>;
  /** The name of a style sheet that pages with the block need. */
  readonly style?: string;
  /** Attributes that a new block has, beside those that every form begins with. */
  readonly begins?: Readonly<Record<string, string>>;
  /** The blocks that a new block has in it; without them nothing can be put in it. */
  readonly inside?: readonly InnerBlock[];
}

export interface InnerBlock {
  readonly name: string;
  /** What visitors read is in their language. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** For an author, while the block is empty. */
  readonly hint?: Words;
  readonly inside?: readonly InnerBlock[];
}

const SLIDE: InnerBlock = {
  name: "core/group",
  inside: [
    { name: "core/image" },
    { name: "core/paragraph", hint: words("Text or link of this slide", "Tekst of link bij deze dia") },
  ],
};

export const BLOCKS: readonly Block[] = [
  {
    tag: "dealer-carousel",
    icon: "slides",
    description: sentences(
      DESCRIPTIONS["dealer-carousel"],
      words("Each block in the carousel is one slide.", "Elk blok in de carrousel is één dia."),
    ),
    keywords: [words("slider", "slider"), words("slide", "dia"), words("gallery", "galerij")],
    supports: { align: ["wide", "full"] },
    inside: [SLIDE, SLIDE],
  },
  {
    tag: "dealer-call-us",
    icon: "phone",
    description: DESCRIPTIONS["dealer-call-us"],
    keywords: [words("phone", "telefoon"), words("call", "bellen"), words("contact", "contact")],
    inside: [
      {
        name: "core/paragraph",
        hint: words(
          "Sales 0579 14 19 74. Make the number a link: tel:+31579141974",
          "Verkoop 0579 14 19 74. Maak van het nummer een link: tel:+31579141974",
        ),
      },
    ],
  },
  {
    tag: "dealer-header",
    icon: "table-row-before",
    description: words(
      "Keeps the page’s header in view. Put it in the template part of the header, and your header in it.",
      "Houdt de kop van je pagina in beeld. Zet het in het template-onderdeel van de kop, en je kop erin.",
    ),
    keywords: [words("header", "kop"), words("sticky", "vast"), words("menu", "menu")],
    supports: { multiple: false },
    inside: [{ name: "core/site-title" }],
  },
  {
    tag: "dealer-cookie-hint",
    icon: "privacy",
    description: words(
      "Asks once whether cookies may be stored. For the whole site, switch the banner on under Settings → Dealer Elements.",
      "Vraagt één keer of je cookies mag bewaren. Voor de hele site zet je de melding aan bij Instellingen → Dealer Elements.",
    ),
    keywords: [words("cookies", "cookies"), words("consent", "toestemming"), words("privacy", "privacy")],
    supports: { multiple: false },
    inside: [
      {
        name: "core/paragraph",
        hint: words(
          "Say who asks, for what, and how visitors withdraw. Make a link to your privacy policy.",
          "Zeg wie toestemming vraagt, waarvoor, en hoe je bezoeker die weer intrekt. Maak een link naar je privacybeleid.",
        ),
      },
    ],
  },
  {
    tag: "dealer-date-input",
    icon: "calendar-alt",
    description: sentences(
      DESCRIPTIONS["dealer-date-input"],
      words("Put the field of your form in it.", "Zet er het invoerveld van je formulier in."),
    ),
    keywords: [words("date", "datum"), words("calendar", "kalender"), words("form", "formulier")],
    inside: [
      {
        name: "core/html",
        attributes: { content: '<label>Welke dag? <input type="text" name="dag"></label>' },
      },
    ],
  },
  {
    tag: "dealer-autocomplete",
    icon: "search",
    description: words(
      "Gives suggestions while visitors type. Put a search field in it.",
      "Geeft suggesties terwijl je bezoeker typt. Zet er een zoekveld in.",
    ),
    keywords: [words("search", "zoeken"), words("suggestions", "suggesties")],
    begins: { param: "search", "empty-text": "Niets gevonden" },
    inside: [{ name: "core/search", attributes: { label: "Zoeken", buttonText: "Zoeken" } }],
  },
  {
    tag: "dealer-consent-gate",
    icon: "lock",
    description: DESCRIPTIONS["dealer-consent-gate"],
    keywords: [words("video", "video"), words("map", "kaart"), words("consent", "toestemming")],
    style: "dealer-consent-gate",
    inside: [{ name: "core/embed" }],
  },
  {
    tag: "dealer-sticky-column",
    icon: "sticky",
    description: DESCRIPTIONS["dealer-sticky-column"],
    keywords: [words("column", "kolom"), words("sidebar", "zijbalk"), words("fixed", "vast")],
    inside: [{ name: "core/heading", hint: words("Open", "Open") }, { name: "core/paragraph" }],
  },
  {
    tag: "dealer-tags",
    icon: "chart-bar",
    description: words(
      "Loads Google Tag Manager, Google Analytics or Matomo. For the whole site, fill them in under Settings → Dealer Elements.",
      "Laadt Google Tag Manager, Google Analytics of Matomo. Voor de hele site vul je ze in bij Instellingen → Dealer Elements.",
    ),
    keywords: [words("statistics", "statistieken"), words("google", "google"), words("matomo", "matomo")],
    supports: { multiple: false },
  },
];
