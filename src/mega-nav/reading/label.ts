import { isElement, isIgnored } from "./nodes.ts";
import { nameOf, textOf } from "./text.ts";

const PRESSABLE = "a, button, summary";
const LABELS = `${PRESSABLE}, span, strong, b, h1, h2, h3, h4, h5, h6`;

/**
 * The first link, button, summary, span, strong or heading; else the first text; else the first element with a name.
 */
export function labelIn(nodes: readonly Node[]): Node | undefined {
  const elements = nodes.filter(isElement);
  for (const element of elements)
    for (const candidate of [element, ...element.querySelectorAll<HTMLElement>(LABELS)])
      if (candidate.matches(LABELS) && isLabel(candidate)) return candidate;
  return nodes.find((node) => textOf([node])) ?? elements.find(nameOf);
}

/** A span or heading around a link is no label, and neither is an empty one that only shows an icon. */
function isLabel(element: HTMLElement): boolean {
  if (isIgnored(element)) return false;
  if (element.matches("a[href]")) return true;
  return element.querySelector(PRESSABLE) === null && nameOf(element) !== "";
}
