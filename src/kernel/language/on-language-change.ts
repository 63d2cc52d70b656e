import { onMutation } from "../markup/on-mutation.ts";
import { pageSource } from "../page/page-source.ts";
import { ARRIVED, arrivals } from "./translations.ts";

const LANG = { attributes: true, attributeFilter: ["lang"], subtree: true };

/** Calls back when a `lang` on the page changes or texts have come, with one observer for all elements. */
export const onLanguageChange = pageSource<unknown>((publish, signal) => {
  onMutation(document, LANG, publish, signal);
  arrivals.addEventListener(ARRIVED, publish, { signal });
});
