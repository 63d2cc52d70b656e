import { isElement, isItem, nodesIn } from "./nodes.ts";
import type { PanelLinks } from "./panel-links.ts";

/** The outermost items in a container; a list inside a list counts as part of that list, unless it is in an item. */
export function itemsOf(container: Element, links: PanelLinks): HTMLElement[] {
  return childrenOf(container, links).flatMap((child) => (isItem(child) ? [child] : itemsOf(child, links)));
}

const childrenOf = (container: Element, links: PanelLinks) =>
  nodesIn(container).filter((child) => isElement(child) && !links.isLinked(child)) as HTMLElement[];
