import { hasAddress } from "../../kernel/has-address.ts";
import { isElement } from "./element-kinds.ts";
import { partsOf } from "./item-parts.ts";
import type { MenuItem } from "./menu-item.ts";
import type { Pointers } from "./pointers.ts";
import { isSeparator } from "./separator.ts";
import { submenuOf } from "./submenu.ts";
import { nameOf } from "./text.ts";

/** Reads one item, without what is in its submenus. */
export function readItem(element: HTMLElement, pointers: Pointers): MenuItem {
  const parts = partsOf(element);
  const { labelNode } = parts;
  const submenu = submenuOf(parts, pointers);
  return {
    element,
    label: labelNode ? nameOf(labelNode) : "",
    labelNode,
    link: linkOf(labelNode, pointers),
    isSeparator: submenu === undefined && isSeparator(element),
    submenu,
  };
}

function linkOf(labelNode: Node | undefined, pointers: Pointers): HTMLAnchorElement | undefined {
  const isLink = labelNode && isElement(labelNode) && labelNode.matches("a") && hasAddress(labelNode);
  return isLink && !pointers.panelOf(labelNode) ? (labelNode as HTMLAnchorElement) : undefined;
}
