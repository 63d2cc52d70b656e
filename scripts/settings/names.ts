import { type Words, words } from "./words.ts";

/** What the forms call the elements. */
export const NAMES = {
  "dealer-mega-nav": words("Menu", "Menu"),
  "dealer-header": words("Header that stays", "Kop die blijft staan"),
  "dealer-sticky-column": words("Sticky column", "Vaste kolom"),
  "dealer-autocomplete": words("Search with suggestions", "Zoeken met suggesties"),
  "dealer-carousel": words("Carousel", "Carrousel"),
  "dealer-to-top": words("To-top button", "Knop naar boven"),
  "dealer-cookie-hint": words("Cookie banner", "Cookiemelding"),
  "dealer-storage-guard": words("Storage guard", "Bewaker"),
  "dealer-tags": words("Statistics", "Statistieken"),
  "dealer-loader": words("Loader", "Laadscherm"),
  "dealer-call-us": words("Call us", "Bel ons"),
  "dealer-tooltips": words("Tips", "Tips"),
  "dealer-date-input": words("Date field", "Datumveld"),
  "dealer-consent-gate": words("Maps and videos after consent", "Kaart of video na toestemming"),
} as const satisfies Readonly<Record<string, Words>>;
