import { DUTCH, LANGUAGES, type Language } from "./languages.ts";

/** The language of an element's texts, by the nearest `lang` as the browser knows it; Dutch where we have no other. */
export function languageOf(element: Element): Language | typeof DUTCH {
  const language = LANGUAGES.find((one) => element.matches(`:lang(${one})`));
  if (language) return language;
  // Firefox looks no further than the shadow tree.
  const { host } = element.getRootNode() as Partial<ShadowRoot>;
  return host && !element.closest("[lang]") ? languageOf(host) : DUTCH;
}
