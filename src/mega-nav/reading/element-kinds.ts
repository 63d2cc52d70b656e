import { OWN_TOGGLE } from "../dressing/marks.ts";

const LISTS = "ul, ol";
/** What holds a submenu of its own. */
const HOLDERS = `${LISTS}, details`;

export const isElement = (node: Node): node is HTMLElement => node.nodeType === 1;
export const isText = (node: Node): boolean => node.nodeType === 3;
export const isList = (element: Element) => element.matches(LISTS);
export const isItem = (element: Element) => element.matches("li, details");
export const holdsList = (element: Element) =>
  element.matches(HOLDERS) || element.querySelector(HOLDERS) !== null;
/** Neither the author's text nor part of the menu. */
export const isSilent = (node: Node) =>
  isElement(node) ? node.matches(`script, style, template, ${OWN_TOGGLE}`) : !isText(node);
