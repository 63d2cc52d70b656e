import { inDocumentOrder } from "./nodes.ts";

/** Classes by which systems mark the current item, or the items around it. */
const CURRENT_CLASSES = [
  "current-menu-item",
  "current_page_item",
  "current",
  "uk-active",
  "is-active",
  "isactive",
  "active",
  "selected",
];
const LABELLED = "li, a, span, strong, summary, button";

/**
 * The current items: those with `aria-current`; else the marked items whose address is this page; else the marked
 * items with no other below them (`active` marks the items around the current one in some systems, and the current
 * item itself in others); else the items whose address is this page.
 */
export function currentItems(root: HTMLElement, address: string): HTMLElement[] {
  const stated = itemsAround(statedIn(root), root);
  if (stated.length > 0) return stated;
  const marked = itemsAround(markedIn(root), root);
  const here = itemsAround(linksTo(root, address), root);
  const markedHere = marked.filter((item) => here.includes(item));
  if (markedHere.length > 0) return markedHere;
  const innermost = marked.filter((item) => !marked.some((other) => other !== item && item.contains(other)));
  return innermost.length > 0 ? innermost : here;
}

const statedIn = (root: HTMLElement) =>
  [...root.querySelectorAll("[aria-current]")].filter(
    (element) => !element.matches('[aria-current="false"]'),
  );

/** One query per class: browsers answer a simple selector many times faster than a list of selectors. */
function markedIn(root: HTMLElement): Element[] {
  const marked = CURRENT_CLASSES.flatMap((name) => [...root.querySelectorAll(`.${name}`)]);
  return marked.filter((element) => element.matches(LABELLED)).sort(inDocumentOrder);
}

function itemsAround(nodes: Iterable<Element>, root: HTMLElement): HTMLElement[] {
  const items = [...nodes].map((node) => node.closest<HTMLElement>("li") ?? node.closest("details"));
  return [...new Set(items)].filter((item) => item !== null && root.contains(item)) as HTMLElement[];
}

function linksTo(root: HTMLElement, address: string): HTMLAnchorElement[] {
  const lastSegment = new URL(address).pathname.split("/").findLast(Boolean);
  const mayLeadHere = lastSegment ? `a[href*=${cssString(lastSegment)}]` : "a[href]";
  const links = root.querySelectorAll<HTMLAnchorElement>(`${mayLeadHere}:not([href*="#"])`);
  return [...links].filter((link) => leadsTo(link, address));
}

/** Whether a link leads to the page at `address`. Tracking parameters in that address do not make it another page. */
export function leadsTo(link: HTMLAnchorElement, address: string): boolean {
  const here = new URL(address);
  const href = link.getAttribute("href")?.trim();
  if (!href || !URL.canParse(href, here.href)) return false;
  const { origin, pathname, search } = new URL(href, here.href);
  const isSamePlace = origin === here.origin && withoutSlash(pathname) === withoutSlash(here.pathname);
  return isSamePlace && (search === "" || search === here.search);
}

/** A text as a string in a selector. */
const cssString = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;

const withoutSlash = (path: string) => path.replace(/\/+$/, "");
