import { isElement, isItem } from "./element-kinds.ts";
import { nodesIn } from "./nodes-in.ts";
import type { Pointers } from "./pointers.ts";

/** The outermost items in a container; what is in a list without an item counts to the list around it. */
export function itemsOf(container: Element, pointers: Pointers): HTMLElement[] {
  return childrenOf(container, pointers).flatMap((child) =>
    isItem(child) ? [child] : itemsOf(child, pointers),
  );
}

const childrenOf = (container: Element, pointers: Pointers) =>
  nodesIn(container).filter((child) => isElement(child) && !pointers.isTarget(child)) as HTMLElement[];
