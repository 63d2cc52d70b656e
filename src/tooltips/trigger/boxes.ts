import { areaBox, pictureOf } from "./area-box.ts";

/**
 * The boxes of an element in the window: one for each line of text, an area's part of its picture, and for an element without
 * a box (`display: contents`) those of its content.
 */
export function boxesOf(node: Node): readonly DOMRect[] {
  if (node instanceof Text) return textBoxes(node);
  if (node instanceof HTMLAreaElement) return areaBox(node);
  if (!(node instanceof Element)) return [];
  const own = [...node.getClientRects()];
  return own.length > 0 ? own : contentOf(node).flatMap(boxesOf);
}

/** The element whose own box a visitor sees as this one: itself, an area's picture, or the first with a box inside it. */
export function seenElement(element: Element): Element | undefined {
  if (element instanceof HTMLAreaElement) return pictureOf(element);
  if (element.getClientRects().length > 0) return element;
  for (const node of contentOf(element)) {
    const seen = node instanceof Element ? seenElement(node) : undefined;
    if (seen) return seen;
  }
  return undefined;
}

/** The children in the flat tree. */
function contentOf(element: Element): readonly Node[] {
  const assigned = element instanceof HTMLSlotElement ? element.assignedNodes() : [];
  return assigned.length > 0 ? assigned : [...(element.shadowRoot ?? element).childNodes];
}

function textBoxes(text: Text): readonly DOMRect[] {
  const range = document.createRange();
  range.selectNode(text);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}
