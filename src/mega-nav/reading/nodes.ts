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

/** Whether a brand is beside the list, which stays on narrow pages; mega-nav.page.css repeats what it can. */
export function hasBrand(element: Element): boolean {
  const outside = outsideItems(element);
  const list = outside.findIndex((one) => one.matches("ul, ol"));
  return outside.some(
    (one, index) =>
      one.matches(BRAND) || (index < list && one.matches(PICTURE)) || (list >= 0 && leadsHome(one)),
  );
}

/** Whether an element is a link to the site's first page, which an author may write as an address of the page itself. */
function leadsHome(element: Element): boolean {
  if (!element.matches('a[href]:not([href^="#"])')) return false;
  const { origin, pathname, search, hash } = element as HTMLAnchorElement;
  return origin === location.origin && `${pathname}${search}${hash}` === "/";
}

/** The elements in a menu that are no item and in no item: a few, where a selector would look at thousands of links. */
export const outsideItems = (element: Element): HTMLElement[] =>
  nodesIn(element)
    .filter(isElement)
    .filter((one) => !one.matches(ITEM))
    .flatMap((one) => [one, ...outsideItems(one)]);

const BRAND =
  ':is(a, img, p, span, h1):is([class*="brand" i], [class*="logo" i], :is([class*="brand" i], [class*="logo" i]) > *, [rel~="home"])';

/** A picture that is on no button. */
const PICTURE = 'img:not(:is(button, label, summary, [role=button], a:not([href]), [href^="#"]) *)';

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
