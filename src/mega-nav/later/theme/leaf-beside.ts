import { MARK } from "../../marks.ts";
import { ITEM, isElement, nodesIn } from "../../reading/nodes.ts";

/** An item without a submenu, beside one that has one; not by `:scope >`, for which the browser looks at all links of the menu. */
export const leafBeside = ({ parentElement }: Element) =>
  (parentElement ? nodesIn(parentElement) : [])
    .filter(isElement)
    .find((one) => one.matches(`${ITEM}:not([${MARK.branch}], [${MARK.separator}])`));

export const labelOf = (leaf: Element | undefined) =>
  leaf?.matches("a") ? leaf : leaf?.querySelector("a, span");
