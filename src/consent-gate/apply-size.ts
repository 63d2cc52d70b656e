import { constructedSheet } from "../kernel/styles/constructed-sheet.ts";

const sizes = new WeakMap<HTMLElement, CSSStyleSheet>();

/** Adds a style sheet to the element's own, because a content policy may forbid the attribute. */
export function applySize(element: HTMLElement, size: string): void {
  const root = element.shadowRoot;
  if (!root) return;
  const others = root.adoptedStyleSheets.filter((sheet) => sheet !== sizes.get(element));
  const sheet = constructedSheet(size);
  sizes.set(element, sheet);
  root.adoptedStyleSheets = [...others, sheet];
}
