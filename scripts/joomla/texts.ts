export const LANGUAGES = ["en-GB", "nl-NL"] as const;

export type Language = (typeof LANGUAGES)[number];

/** One text in each language. */
export type Words = Readonly<Record<Language, string>>;

/** Texts by their key in Joomla. */
export type Texts = Readonly<Record<string, Words>>;

export const words = (english: string, dutch: string): Words => ({ "en-GB": english, "nl-NL": dutch });

const PREFIX = "PLG_SYSTEM_DEALERELEMENTS";

/** `key("dealer-mega-nav", "open-on")` → `PLG_SYSTEM_DEALERELEMENTS_MEGA_NAV_OPEN_ON`. */
export const key = (...parts: readonly string[]) =>
  [PREFIX, ...parts.map((part) => part.replace(/^dealer-/, ""))].join("_").toUpperCase().replace(/\W+/g, "_");
