import { DUTCH, LANGUAGES, type Language } from "./languages.ts";

/** The language of an element's texts, by the nearest `lang` as the browser knows it; Dutch where we have no other. */
export const languageOf = (element: Element): Language | typeof DUTCH =>
  LANGUAGES.find((language) => element.matches(`:lang(${language})`)) ?? DUTCH;
