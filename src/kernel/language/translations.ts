import { memoize } from "../task/memoize.ts";
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

/** Undefined for Dutch, and for a language whose file has not come. */
export const translationsOf = (language: Language | typeof DUTCH): Translations | undefined =>
  language === DUTCH ? undefined : loaded[language];

/** Resolves when the texts of a language are there; a file that fails is reported once, and the texts stay Dutch. */
export const loadTranslations = memoize(async (language: Language) => {
  try {
    loaded[language] = (await files[language]()).default;
  } catch (error) {
    reportFile(`${language}.json`, error);
  }
});
