/** The languages that have translations of our texts, besides Dutch. */
export const LANGUAGES = ["en", "de", "fr"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of the texts in the contracts, and of a page that says no other. */
export const DUTCH = "nl";

/** How each writes days and months. */
export const LOCALES = { nl: "nl-NL", en: "en-GB", de: "de-DE", fr: "fr-FR" };
