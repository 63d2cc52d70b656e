import { labelIn } from "./label.ts";
import { holdsList, isElement, isIgnored, isList, nodesIn } from "./nodes.ts";

/** An item's content around its label, with wrappers skipped. */
export interface ItemParts {
  /** The innermost wrapper that contains both the label and its submenus. */
  readonly around: HTMLElement;
  readonly labelNode: Node | undefined;
  /** The nodes without a list: the label, buttons, descriptions. */
  readonly own: readonly Node[];
  /** The elements that are or contain a list. */
  readonly holders: readonly HTMLElement[];
}

export function partsOf(around: HTMLElement): ItemParts {
  const nodes = (around.matches("a") ? [around] : nodesIn(around)).filter((node) => !isIgnored(node));
  const holders = nodes.filter(isElement).filter(holdsList);
  const own = nodes.filter((node) => !holders.includes(node as HTMLElement));
  const labelNode = labelIn(own);
  const wrapper = holders.find((holder) => !isList(holder));
  return labelNode || !wrapper || wrapper === around ? { around, labelNode, own, holders } : partsOf(wrapper);
}
