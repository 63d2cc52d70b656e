import { constructedSheet } from "../kernel/styles/constructed-sheet.ts";

/** Adds a style sheet to the element's own, because a content policy may forbid the attribute. */
export function applySize({ shadowRoot }: HTMLElement, size: string): void {
  if (shadowRoot)
    shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets.slice(0, 1), constructedSheet(size)];
}
