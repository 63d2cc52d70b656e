import type { Language, Words } from "../../settings/words.ts";

/** The language of the plug-in's own files. */
export const SOURCE_LANGUAGE = "en-GB" satisfies Language;
export const TRANSLATION = "nl-NL" satisfies Language;

/** A text as gettext knows it. */
export interface Text {
  readonly words: Words;
  /** Tells texts apart that are the same in the source's language. */
  readonly context?: string;
}

/** Where gettext's files have a text. */
export const keyOf = ({ words, context }: Text) =>
  context ? `${context}\u0004${words[SOURCE_LANGUAGE]}` : words[SOURCE_LANGUAGE];

/** Each text once, in the order of its key. Fails if one has two translations. */
export function distinct(texts: readonly Text[]): Text[] {
  const byKey = new Map<string, Text>();
  for (const text of texts) {
    const other = byKey.get(keyOf(text)) ?? text;
    if (other.words[TRANSLATION] !== text.words[TRANSLATION])
      throw new Error(
        `"${keyOf(text)}" is both "${other.words[TRANSLATION]}" and "${text.words[TRANSLATION]}"`,
      );
    byKey.set(keyOf(text), text);
  }
  return [...byKey.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text);
}
