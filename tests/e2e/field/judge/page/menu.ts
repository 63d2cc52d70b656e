import type { Selectors } from "../../../../fixtures/field/FieldCase.ts";
import { isVisible } from "./met.ts";

/** An item with a submenu, as the author wrote it. */
export interface Item {
  readonly element: Element;
  readonly panel: Element;
  readonly label: Element | undefined;
  readonly name: string;
  readonly outer: Item | undefined;
}

const OURS = '[data-dealer-toggle=""]';
const LABELS = "a, button, summary, [role=button], span, strong";

export const nav = () => document.querySelector<HTMLElement>("dealer-mega-nav") as HTMLElement;

/** The items with a submenu, in document order. */
export function readItems({ item, panel, icon }: Selectors): Item[] {
  const items: Item[] = [];
  for (const element of nav().querySelectorAll(item)) {
    const found = [...element.querySelectorAll(panel)].find(
      (inner) => inner.parentElement?.closest(item) === element && inner.querySelector("a[href]"),
    );
    if (!found) continue;
    const outer = items.findLast(({ panel }) => panel.contains(element));
    const label = labelOf(element, found, icon);
    items.push({ element, panel: found, label, name: textOf(element, found), outer });
  }
  return items;
}

const labelOf = (item: Element, panel: Element, icon: string) =>
  [...item.querySelectorAll(LABELS)].find(
    (element) =>
      !panel.contains(element) &&
      !element.matches(OURS) &&
      !element.closest(icon) &&
      !element.contains(panel) &&
      isRead(element),
  );

/** Whether an element has text that is not only for screen readers. */
const isRead = (element: Element) =>
  [...textNodes(element)].some((text) => text.parentElement && isDrawn(text));

export function* textNodes(root: Node): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode.nodeValue?.trim()) yield walker.currentNode as Text;
}

const isDrawn = (text: Text) => {
  const range = document.createRange();
  range.selectNodeContents(text);
  const { width } = range.getBoundingClientRect();
  const { overflow, clipPath, clip } = getComputedStyle(text.parentElement as Element);
  const isClipped = overflow === "hidden" && (clipPath !== "none" || clip !== "auto");
  return !isClipped && (width > 0 || !text.parentElement?.checkVisibility());
};

function textOf(item: Element, panel: Element): string {
  const texts = [...textNodes(item)].filter(
    (text) => !panel.contains(text) && !text.parentElement?.closest(OURS),
  );
  return texts[0]?.nodeValue?.trim() ?? "";
}

/** The place of an item's name: its first text that is drawn, outside toggle and submenu. */
export function nameBox({ element, panel, label }: Item): DOMRect | undefined {
  for (const text of textNodes(label ?? element)) {
    if (panel.contains(text) || text.parentElement?.closest(OURS)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width > 2 && box.height > 2) return box;
  }
  return undefined;
}

/** What opens an item's submenu: our button, or a control that says whether it is expanded. */
export function toggleOf({ element, panel }: Item): HTMLElement | undefined {
  const controls = [
    ...element.querySelectorAll<HTMLElement>("[data-dealer-toggle], [aria-expanded], summary"),
  ];
  const own = controls.filter(
    (control) => !panel.contains(control) && isVisible(control) && control.offsetWidth > 0,
  );
  return own.find((control) => control.matches("[data-dealer-toggle]")) ?? own[0];
}

/** The links of a panel that are not in a further submenu. */
export const ownLinks = (item: Item, items: readonly Item[]): HTMLAnchorElement[] => {
  const inner = items.filter(({ outer }) => outer === item);
  return [...item.panel.querySelectorAll<HTMLAnchorElement>("a[href]")].filter(
    (link) => !inner.some(({ panel }) => panel.contains(link)),
  );
};

export const linkName = (link: Element) => link.getAttribute("href") ?? link.textContent?.trim() ?? "";
