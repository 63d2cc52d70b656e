import { isElement, isIgnored, nodesIn } from "./nodes.ts";

/** The text of some nodes as a reader sees it: white space collapsed, scripts and styles left out. */
export const textOf = (nodes: Iterable<Node>): string =>
  [...nodes].map(rawTextOf).join(" ").replace(/\s+/g, " ").trim();

const BLOCKS = "p, div, br, section, h1, h2, h3, h4, h5, h6";

function rawTextOf(node: Node): string {
  if (isIgnored(node)) return "";
  if (!isElement(node)) return node.textContent ?? "";
  const hasParts = node.querySelector(`script, style, template, ${BLOCKS}`) !== null;
  const text = hasParts ? nodesIn(node).map(rawTextOf).join("") : node.textContent;
  return node.matches(BLOCKS) ? ` ${text} ` : (text ?? "");
}

/** The name of a node: its text, else the first `alt`, `aria-label` or `title` on it or in it. */
export const nameOf = (node: Node): string => textOf([node]) || (isElement(node) ? namedBy(node) : "");

function namedBy(element: Element): string {
  for (const named of [element, ...element.querySelectorAll("[alt], [aria-label], [title]")])
    for (const attribute of ["alt", "aria-label", "title"]) {
      const name = named.getAttribute(attribute)?.trim();
      if (name) return name;
    }
  return "";
}
