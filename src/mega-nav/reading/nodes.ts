import { OWN_TOGGLE } from "../marks.ts";

const LISTS = "ul, ol";
/** Elements that hold a submenu. */
const HOLDERS = `${LISTS}, details`;

export const isElement = (node: Node): node is HTMLElement => node.nodeType === 1;
export const isText = (node: Node): boolean => node.nodeType === 3;
export const isList = (element: Element) => element.matches(LISTS);
export const isItem = (element: Element) => element.matches("li, details");
export const holdsList = (element: Element) =>
  element.matches(HOLDERS) || element.querySelector(HOLDERS) !== null;

/** Whether a node is neither the author's text nor part of the menu. */
export const isIgnored = (node: Node) =>
  isElement(node) ? node.matches(`script, style, template, ${OWN_TOGGLE}`) : !isText(node);

/** Whether the author's markup, around the element or in it, brings its own `nav`. */
export const hasLandmark = (element: Element) =>
  element.closest("nav, [role=navigation]") !== null ||
  element.querySelector("nav, [role=navigation]") !== null;

export const inDocumentOrder = (one: Element, other: Element) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/**
 * The child nodes of a node. Reading `childNodes` or `children` would make the browser keep a live list for each node:
 * for a large menu that is most of its memory.
 */
export function nodesIn(parent: Node): ChildNode[] {
  const nodes: ChildNode[] = [];
  for (let node = parent.firstChild; node; node = node.nextSibling) nodes.push(node);
  return nodes;
}
