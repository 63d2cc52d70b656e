import { MARK, OWN_TOGGLE } from "../marks.ts";

export const ITEM = `:is(li, [${MARK.item}])`;
/** Items, also where `details` is around no `li`. */
export const ITEMS = `${ITEM}, details:not([${MARK.drawer}])`;
const LISTS = `ul, ol, [${MARK.list}]`;
/** Elements that hold a submenu. */
const HOLDERS = `${LISTS}, details`;

export const isElement = (node: Node): node is HTMLElement => node.nodeType === 1;
export const isText = (node: Node): boolean => node.nodeType === 3;
export const isList = (element: Element) => element.matches(LISTS);
export const isItem = (element: Element) => element.matches(ITEMS);
export const holdsList = (element: Element) =>
  element.matches(HOLDERS) || element.querySelector(HOLDERS) !== null;

/** Whether a node is neither the author's text nor part of the menu. */
export const isIgnored = (node: Node) =>
  isElement(node) ? node.matches(`script, style, template, ${OWN_TOGGLE}`) : !isText(node);

/** Whether the author's markup, around the element or in it, brings its own `nav`. */
export const hasLandmark = (element: Element) =>
  element.closest("nav, [role=navigation]") !== null ||
  element.querySelector("nav, [role=navigation]") !== null;

/** Whether a brand is beside the list, which stays on narrow pages; mega-nav.page.css repeats the selector. */
export const hasBrand = (element: Element) => outsideItems(element).some((one) => one.matches(BRAND));

/** The elements in a menu that are no item and in no item: a few, where a selector would look at thousands of links. */
export const outsideItems = (element: Element): HTMLElement[] =>
  nodesIn(element)
    .filter(isElement)
    .filter((one) => !one.matches(ITEM))
    .flatMap((one) => [one, ...outsideItems(one)]);

const BRAND =
  ':is(a, img, p, span, h1):is([class*="brand" i], [class*="logo" i], :is([class*="brand" i], [class*="logo" i]) > *, [rel~="home"])';

export const inDocumentOrder = (one: Element, other: Element) =>
  one.compareDocumentPosition(other) & one.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/**
 * The child nodes of a node. Reading `childNodes` or `children` would make the browser keep a live list for each node:
 * for a large menu that is most of its memory.
 */
export function nodesIn(parent: Node): ChildNode[] {
  const nodes: ChildNode[] = [];
  for (let node = parent.firstChild; node; node = node.nextSibling) nodes.push(node);
  return nodes;
}
