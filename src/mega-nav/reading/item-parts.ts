import { holdsList, isElement, isList, isSilent } from "./element-kinds.ts";
import { labelIn } from "./label.ts";
import { nodesIn } from "./nodes-in.ts";

/** An item's content around its label, seen through wrappers. */
export interface ItemParts {
  readonly around: HTMLElement;
  readonly labelNode: Node | undefined;
  /** What holds no list: the label, buttons, descriptions. */
  readonly own: readonly Node[];
  /** What is or holds a list. */
  readonly holders: readonly HTMLElement[];
}

/** The innermost wrapper that the label and its submenus share. */
export function partsOf(around: HTMLElement): ItemParts {
  const nodes = nodesIn(around).filter((node) => !isSilent(node));
  const holders = nodes.filter(isElement).filter(holdsList);
  const own = nodes.filter((node) => !holders.includes(node as HTMLElement));
  const labelNode = labelIn(own);
  const wrapper = holders.find((holder) => !isList(holder));
  return labelNode || !wrapper ? { around, labelNode, own, holders } : partsOf(wrapper);
}
