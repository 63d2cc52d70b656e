import { MARK } from "../marks.ts";
import { type MenuBranch, panelsContain } from "../menu-branch.ts";
import { ITEMS } from "../reading/nodes.ts";

const CONTROLS = "a, button, input, select, textarea, label, summary, [role=button]";
/** A link with a role is a widget of the page, such as a button or an option. */
const OURS = `[${MARK.toggle}], a:not([role])`;

/** Whether a node is in a toggle or a link of an item. All other controls in a panel are the page's own. */
export function isMenuControl(node: Element): boolean {
  const control = node.closest(CONTROLS);
  return control?.matches(OURS) === true && control.closest(ITEMS) !== null;
}

/** Whether a node is a part of an item with a submenu that works by no control of the page, such as a text label. */
export function isLabelPart(branch: MenuBranch, node: Element): boolean {
  const control = node.closest(CONTROLS);
  return !panelsContain(branch, node) && (!control || !branch.element.contains(control));
}
