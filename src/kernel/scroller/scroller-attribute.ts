import type { SelectorAttribute } from "../element/contract.ts";

/** The attribute of every element that depends on how far the page is scrolled. */
export const scrollerAttribute = {
  type: "selector",
  default: "",
  about: "What scrolls the page, where that is not the window and is not found by itself.",
} as const satisfies SelectorAttribute;
