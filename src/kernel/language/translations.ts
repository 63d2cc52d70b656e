import { reportFile } from "../task/report.ts";
import { DUTCH, type Language } from "./languages.ts";

/** The texts of each tag, by the name of their attribute, or of the text. */
export type Translations = Readonly<Record<string, Readonly<Record<string, string>>>>;

const files: Readonly<Record<Language, () => Promise<{ readonly default: Translations }>>> = {
  en: () => import("./en.json"),
  de: () => import("./de.json"),
  fr: () => import("./fr.json"),
};

const loaded: Partial<Record<Language, Translations>> = {};
const loads: Partial<Record<Language, Promise<void>>> = {};

const failed = new Set<Language>();

/** Hears of each language whose texts have come. */
export const arrivals = new EventTarget();
export const ARRIVED = "arrived";

/** Undefined for Dutch, and for a language whose file has not come. */
export const translationsOf = (language: Language | typeof DUTCH): Translations | undefined =>
  language === DUTCH ? undefined : loaded[language];

/** Loads the texts of a language. A file that fails is reported once, and requested again when it is next needed. */
export function loadTranslations(language: Language): void {
  loads[language] ??= load(language);
}

async function load(language: Language): Promise<void> {
  try {
    loaded[language] = (await files[language]()).default;
    arrivals.dispatchEvent(new Event(ARRIVED));
  } catch (error) {
    if (!failed.has(language)) reportFile(`${language}.json`, error);
    failed.add(language);
    delete loads[language];
  }
}
