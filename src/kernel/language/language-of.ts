import { DUTCH, LANGUAGES, type Language } from "./languages.ts";

/** The language of an element's texts, by the nearest `lang`, also outside of its shadow tree; Dutch where we have no other. */
export function languageOf(element: Element): Language | typeof DUTCH {
  const marked = element.closest<HTMLElement>("[lang]");
  const { host } = element.getRootNode() as Partial<ShadowRoot>;
  if (!marked && host) return languageOf(host);
  const [written = ""] = marked?.lang.toLowerCase().split(/[-_]/) ?? [];
  return LANGUAGES.find((language) => language === written) ?? DUTCH;
}
