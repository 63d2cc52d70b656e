import type { Language } from "../settings/words.ts";
import type { Texts } from "./texts.ts";

/** A language file of Joomla: Joomla prints its texts as HTML. */
export const languageFile = (texts: Texts, language: Language) =>
  Object.entries(texts)
    .map(([key, words]) => `${key}="${htmlOf(words[language])}"\n`)
    .join("");

/** The marks of Markdown that our texts have become HTML, with links to Joomla's own screens; a straight double quote would end a text. */
export const htmlOf = (text: string) =>
  text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/"/g, "&quot;")
    .replace(/\[([^\]]+)\]\((index\.php\?[^)]+)\)/g, "<a href='$2'>$1</a>")
    .replace(/\[([^\]]+)\]\([^)]+\)/g, "$1")
    .replace(/`([^`]*)`/g, "<code>$1</code>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>");
