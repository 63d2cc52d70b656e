import { FOLDER } from "./folder.ts";
import { loadAgain } from "./load-again.ts";
import { loadChunks } from "./load-chunks.ts";
import { chunksOf } from "./tags.ts";

/** The chunk with the texts in each language but Dutch. */
declare const __DEALER_LANGUAGES__: Readonly<Partial<Record<string, string>>>;

/** Loads a tag's chunks; undefined, and reported, when one is missing. An attempt other than 0 comes after a failure. */
export function loadCode(tag: string, attempt: number) {
  loadTexts();
  return attempt ? loadAgain(tag, attempt) : loadChunks(chunksOf(tag));
}

/** In the page's language, beside the code, which does not wait: the elements report a failure, and speak Dutch. */
function loadTexts(): void {
  const name = __DEALER_LANGUAGES__[document.documentElement.lang.slice(0, 2)];
  const href = `${FOLDER}chunks/${name}.js`;
  if (name) import(/* @vite-ignore */ href).catch(() => {});
}
