import { isElement, isText, nodesIn } from "../../reading/nodes.ts";

/** As wide as our toggle, less than a border. */
const ROOM_PX = 26;

/**
 * Whether a toggle has room between the end of an item's label and the end of the item: where the theme's own arrow is. A
 * toggle there moves nothing when it comes.
 */
export function isRoomy(item: Element, panels: ReadonlySet<Element>): boolean {
  const label = nodesIn(item).find((node) => node.textContent?.trim());
  const [text] = textsIn(item, panels);
  if (!label || !text) return false;
  const range = document.createRange();
  range.selectNodeContents(text);
  const { left, right } = range.getBoundingClientRect();
  const box = (isElement(label) ? label : item).getBoundingClientRect();
  const isLeftToRight = getComputedStyle(item).direction === "ltr";
  return (isLeftToRight ? box.right - right : left - box.left) >= ROOM_PX;
}

/** The texts of an item without those of its panel. */
const textsIn = (element: Element, panels: ReadonlySet<Element>): Text[] =>
  nodesIn(element).flatMap((node) => {
    if (isText(node)) return node.nodeValue?.trim() ? [node as ChildNode as Text] : [];
    return isElement(node) && !panels.has(node) ? textsIn(node, panels) : [];
  });
