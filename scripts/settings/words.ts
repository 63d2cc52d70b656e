export const LANGUAGES = ["en-GB", "nl-NL"] as const;

export type Language = (typeof LANGUAGES)[number];

/** One text in each language. */
export type Words = Readonly<Record<Language, string>>;

export const words = (english: string, dutch: string): Words => ({ "en-GB": english, "nl-NL": dutch });

/** Texts after each other. */
export const sentences = (...all: readonly Words[]): Words =>
  words(all.map((one) => one["en-GB"]).join(" "), all.map((one) => one["nl-NL"]).join(" "));
