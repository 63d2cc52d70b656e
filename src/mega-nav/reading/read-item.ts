import { hasAddress } from "../../kernel/markup/has-address.ts";
import { hasContent } from "./content.ts";
import { partsOf } from "./item-parts.ts";
import { isElement } from "./nodes.ts";
import type { PanelLinks } from "./panel-links.ts";
import { type Submenu, submenuOf } from "./submenu.ts";
import { nameOf } from "./text.ts";

/** An item of the author's list, as it was read. */
export interface MenuItem {
  /** The `li`, a `details` in no `li`, or an item of a menu without lists. */
  readonly element: HTMLElement;
  readonly label: string;
  /** The element or text node that the label comes from. */
  readonly labelNode: Node | undefined;
  /** The label's link, if it leads to another place. */
  readonly link: HTMLAnchorElement | undefined;
  readonly isSeparator: boolean;
  readonly submenu: Submenu | undefined;
}

/** Reads one item, without the items in its submenus; changes nothing. */
export function readItem(element: HTMLElement, links: PanelLinks): MenuItem {
  const parts = partsOf(element);
  const { labelNode } = parts;
  const submenu = submenuOf(parts, links);
  return {
    element,
    label: labelNode ? nameOf(labelNode) : "",
    labelNode,
    link: linkOf(labelNode, links),
    isSeparator: submenu === undefined && isSeparator(element),
    submenu,
  };
}

function linkOf(labelNode: Node | undefined, links: PanelLinks): HTMLAnchorElement | undefined {
  const isLink = labelNode && isElement(labelNode) && labelNode.matches("a") && hasAddress(labelNode);
  return isLink && !links.panelOf(labelNode) ? (labelNode as HTMLAnchorElement) : undefined;
}

const RULE = /^[\s\-–—|·/*_]*$/;

/** Whether an item has nothing to read or press: it is empty, or a line of characters such as `---`. */
const isSeparator = (item: Element) => RULE.test(item.textContent ?? "") && !hasContent(item);
