import { MARK, OWN_TOGGLE } from "../../marks.ts";
import { ITEMS, isElement, isIgnored, isList, isText, nodesIn } from "../../reading/nodes.ts";

const VISIBLE = { opacityProperty: true, visibilityProperty: true };

/** What is on the line of a list. */
export interface ItemBox {
  readonly item: Element;
  readonly rect: DOMRect;
}

/** The visible outermost items of each list, with their boxes. */
export function listsIn(element: Element): ReadonlyMap<Element, readonly ItemBox[]> {
  const lists = new Map<Element, ItemBox[]>();
  for (const item of outermostItems(element)) {
    const rect = rectOf(item);
    if (!rect || isOutOfFlow(item) || !item.checkVisibility(VISIBLE)) continue;
    const list = outermostListAround(item, element);
    lists.set(list, [...(lists.get(list) ?? []), { item, rect }]);
  }
  return lists;
}

/** The items that are in no other item; a link that is in no item is one itself. */
export function outermostItems(container: Element): Element[] {
  const children = nodesIn(container).filter((node) => isElement(node) && !node.hasAttribute(MARK.panel));
  return (children as Element[]).flatMap((child) =>
    child.matches(`${ITEMS}, a, button`) ? [child] : outermostItems(child),
  );
}

/** The element's box, or its child's where a theme floats that out of it. */
function rectOf(element: Element | null): DOMRect | undefined {
  if (!element) return undefined;
  const rect = element.getBoundingClientRect();
  return rect.width > 0 && rect.height > 0 ? rect : rectOf(element.firstElementChild);
}

export const isOutOfFlow = (element: Element) => /absolute|fixed/.test(getComputedStyle(element).position);

function outermostListAround(item: Element, element: Element): Element {
  let list = element;
  for (let around = item.parentElement; around && around !== element; around = around.parentElement)
    if (isList(around)) list = around;
  return list;
}

/** Whether a label has wrapped, or the toggle has gone below it. */
export function isOnMoreLines(item: Element): boolean {
  const toggle = item.querySelector(`:scope > ${OWN_TOGGLE}`);
  const label = toggle?.previousElementSibling;
  const isBelow =
    toggle && label && toggle.getBoundingClientRect().top >= label.getBoundingClientRect().bottom - 1;
  return isBelow || textsIn(item).some((text) => linesOf(text).length > 1);
}

/** The width of an item's text, which is not more than what the item needs. */
export const textPx = (item: Element) => sum(textsIn(item).flatMap(linesOf));

/** The texts of an item, without those of its submenu. */
const textsIn = (element: Element): Text[] =>
  nodesIn(element).flatMap((node) => {
    if (isText(node)) return [node as ChildNode as Text];
    return isElement(node) && !isIgnored(node) && !node.hasAttribute(MARK.panel) ? textsIn(node) : [];
  });

/** The widths of a text's lines. */
function linesOf(text: Text): number[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  const lines = new Map<number, number>();
  let last: DOMRect | undefined;
  let top = 0;
  for (const rect of range.getClientRects()) {
    if (rect.width === 0) continue;
    if (!last || rect.top >= last.bottom - last.height / 2) ({ top } = rect);
    lines.set(top, (lines.get(top) ?? 0) + rect.width);
    last = rect;
  }
  return [...lines.values()];
}

export const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
