import type { Contract, Text } from "../../src/kernel/element/contract.ts";
import type { Language } from "../../src/kernel/language/languages.ts";
import type { Translations } from "../../src/kernel/language/translations.ts";

/** What a visitor reads in each language, by the name of its attribute or text. */
export const translatedTexts = ({ attributes, texts }: Contract) =>
  Object.entries({ ...attributes, ...texts }).flatMap(([name, text]) => {
    const { translations, default: dutch } = text as Text;
    return translations ? [{ name, dutch, translations }] : [];
  });

/** The texts of all elements in one language. */
export const translationsIn = (language: Language, contracts: readonly Contract[]): Translations =>
  Object.fromEntries(
    contracts
      .map((contract) => [contract.tag, textsIn(language, contract)] as const)
      .filter(([, texts]) => Object.keys(texts).length > 0),
  );

const textsIn = (language: Language, contract: Contract) =>
  Object.fromEntries(
    translatedTexts(contract).map(({ name, translations }) => [name, translations[language]]),
  );
