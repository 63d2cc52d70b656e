import { isElement, isItem, isList } from "./element-kinds.ts";
import { nodesIn } from "./nodes-in.ts";
import type { Pointers } from "./pointers.ts";

/** The outermost items in a container; what is in a list without an item counts to the list around it. */
export function itemsOf(container: Element, pointers: Pointers): HTMLElement[] {
  return childrenOf(container, pointers).flatMap((child) =>
    isItem(child) ? [child] : itemsOf(child, pointers),
  );
}

/** The outermost lists in a container: the columns of a panel. */
export function columnsOf(container: Element, pointers: Pointers): Element[] {
  if (isList(container)) return [container];
  return childrenOf(container, pointers)
    .filter((child) => !isItem(child))
    .flatMap((child) => columnsOf(child, pointers));
}

const childrenOf = (container: Element, pointers: Pointers) =>
  nodesIn(container).filter((child) => isElement(child) && !pointers.isTarget(child)) as HTMLElement[];
