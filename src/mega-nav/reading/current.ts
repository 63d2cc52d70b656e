import { decoded } from "../../kernel/page/decoded.ts";
import { ITEM, inDocumentOrder } from "./nodes.ts";

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

/** The page that a list is on. */
export interface Page {
  readonly address: string;
  /** The address that relative links start from: another one where the page has a `base`. */
  readonly base: string;
}

export const pageNow = (): Page => ({ address: location.href, base: document.baseURI });

/** What tells which items are current: the author's `aria-current`, the author's classes, and the page's address. */
export interface CurrentMarks {
  readonly stated: ReadonlySet<Element>;
  readonly marked: ReadonlySet<Element>;
  readonly here: readonly HTMLElement[];
}

/**
 * The current items: those that the latest change on the page points to; else those with `aria-current`; else the marked
 * items whose address is this page; else the marked items with no other below them (`active` marks the items around the
 * current one in some systems, and the current item itself in others); else the items whose address is this page.
 */
export function currentItems(
  root: HTMLElement,
  { stated, marked, here }: CurrentMarks,
  latest?: keyof CurrentMarks,
): HTMLElement[] {
  const around = itemsAround([...marked].sort(inDocumentOrder), root);
  const markedHere = around.filter((item) => here.includes(item));
  const innermost = around.filter((item) => !around.some((other) => other !== item && item.contains(other)));
  const found = { stated: itemsAround(stated, root), marked: innermost, here: [...here] };
  const order = [...(latest ? [found[latest]] : []), found.stated, markedHere, innermost, found.here];
  return order.find((items) => items.length > 0) ?? [];
}

export const isStated = (value: string | null) => value !== null && value !== "false";

export const isMarked = (element: Element) =>
  element.matches(LABELLED) && CURRENT_CLASSES.some((name) => element.classList.contains(name));

/** One query per class: browsers answer a simple selector many times faster than a list of selectors. */
export function markedIn(root: HTMLElement): Element[] {
  const marked = CURRENT_CLASSES.flatMap((name) => [...root.querySelectorAll(`.${name}`)]);
  return marked.filter((element) => element.matches(LABELLED));
}

export const itemAround = (node: Element) => node.closest<HTMLElement>(ITEM) ?? node.closest("details");

function itemsAround(nodes: Iterable<Element>, root: HTMLElement): HTMLElement[] {
  const items = [...nodes].map(itemAround);
  return [...new Set(items)].filter((item) => item !== null && root.contains(item)) as HTMLElement[];
}

/** The items of the links that lead to the place that the address's fragment names, else to the page. */
export function itemsHere(root: HTMLElement, page: Page): HTMLElement[] {
  const { hash } = new URL(page.address);
  const ends = hash ? new Set([hash, decoded(hash)]) : [];
  const toPlace = [...ends].map((end) => `a[href$=${cssString(end)}]`);
  const places = itemsAround(linksTo(root, page, toPlace), root);
  if (places.length > 0) return places;
  const segment = new URL(page.address).pathname.split("/").findLast(Boolean);
  const segments = new Set(segment ? [segment, decoded(segment)] : []);
  const toPage = segment
    ? [...[...segments].map((text) => `a[href*=${cssString(text)}]`), 'a[href^="."]', 'a[href^="?"]']
    : ["a[href]"];
  return itemsAround(
    linksTo(
      root,
      page,
      toPage.map((link) => `${link}:not([href*="#"])`),
    ),
    root,
  );
}

function linksTo(root: HTMLElement, page: Page, selectors: readonly string[]): HTMLAnchorElement[] {
  const links = selectors.flatMap((selector) => [...root.querySelectorAll<HTMLAnchorElement>(selector)]);
  const named = new Map([...new Set(links)].map((link) => [link, namedBy(link, page)]));
  const most = Math.max(0, ...[...named.values()].map((count) => count ?? 0));
  return [...named.keys()].filter((link) => named.get(link) === most).sort(inDocumentOrder);
}

/** Whether a link leads to a page. Further parameters in the page's address, as for tracking, do not make it another page. */
export const leadsTo = (link: HTMLAnchorElement, page: Page) => namedBy(link, page) !== undefined;

/** How many parameters of the page's address a link names; undefined if it leads to another page. */
function namedBy(link: HTMLAnchorElement, { address, base }: Page): number | undefined {
  const here = new URL(address);
  const href = link.getAttribute("href")?.trim();
  if (!href || !URL.canParse(href, base)) return undefined;
  const { origin, pathname, searchParams } = new URL(href, base);
  const isSamePlace = origin === here.origin && withoutSlash(pathname) === withoutSlash(here.pathname);
  const named = [...searchParams];
  const areHere = named.every(([name, value]) => here.searchParams.getAll(name).includes(value));
  return isSamePlace && areHere ? named.length : undefined;
}

/** An item of a menu without lists may be a link itself. */
export const linkIn = (item: Element) =>
  item.matches("a") ? (item as HTMLAnchorElement) : item.querySelector<HTMLAnchorElement>("a[href]");

/** Whether an item's link leads to a place on the page. */
export function isPlace(item: Element, page: Page): boolean {
  const link = linkIn(item);
  return link?.getAttribute("href")?.includes("#") === true && leadsTo(link, page);
}

/** A text as a string in a selector. */
const cssString = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;

const withoutSlash = (path: string) => path.replace(/\/+$/, "");
