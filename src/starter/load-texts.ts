import { memoize } from "../kernel/task/memoize.ts";
import { FOLDER } from "./folder.ts";

/** The chunk with the texts in each language but Dutch. */
declare const __DEALER_LANGUAGES__: Readonly<Record<string, string>>;

/**
 * Loads the texts in the language of a tag's place beside its code, which does not wait: the elements report a failure, and
 * speak Dutch.
 */
export function loadTexts(tag: string): void {
  const place = document.querySelector(tag) ?? document.documentElement;
  const language = Object.keys(__DEALER_LANGUAGES__).find((one) => place.matches(`:lang(${one})`));
  if (language) void loadFile(`${FOLDER}chunks/${__DEALER_LANGUAGES__[language]}.js`);
}

const loadFile = memoize((href: string) => import(/* @vite-ignore */ href).catch(() => {}));
