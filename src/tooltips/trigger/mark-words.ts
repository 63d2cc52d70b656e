import { follow } from "../../kernel/element/follow.ts";
import { onMutation } from "../../kernel/markup/on-mutation.ts";
import { type SharedSheet, sharedSheet } from "../../kernel/styles/shared-sheet.ts";
import { onAbort } from "../../kernel/task/on-abort.ts";
import type { TooltipsHost } from "../tooltips.host.ts";
import { coversPage } from "./covering-host.ts";
import { ACTION } from "./has-no-action.ts";
import styles from "./words.css?inline";

/** HTML's elements for a part of a sentence. An icon, a cell or a whole card is not underlined. */
const WORD = "abbr,b,bdi,bdo,cite,code,data,dfn,em,i,kbd,mark,q,s,samp,small,span,strong,sub,sup,time,u,var";

/** Underlines the words that have a tip and do nothing else, so that a visitor sees where to tap. */
export function markWords(host: TooltipsHost): void {
  const { element, options, lifetime } = host;
  let sheet: SharedSheet | undefined;
  const unmark = () => sheet?.remove();
  const mark = () => {
    unmark();
    if (!element.isConnected) return;
    sheet = sharedSheet(rulesFor(host));
    sheet.addTo(element.getRootNode() as Document | ShadowRoot);
  };
  follow(options, mark, lifetime);
  onMutation(element, { childList: true }, mark, lifetime);
  onAbort(lifetime, unmark);
  mark();
}

function rulesFor(host: TooltipsHost): string {
  const { element, options } = host;
  const around = coversPage(host) ? "" : `${element.localName}${attributeOf(element)} `;
  const acts = `:is(${ACTION})`;
  const words = `:where(${around}:is(${WORD}):is(${options.get().for}):not(${acts},${acts} *,:has(${acts})))`;
  return styles.replace("dealer-word", () => words);
}

/** Of several elements that are around parts of a page, each marks the words inside itself. */
const attributeOf = (element: Element) => {
  const text = element.getAttribute("for");
  return text === null ? ":not([for])" : `[for=${CSS.escape(text)}]`;
};
