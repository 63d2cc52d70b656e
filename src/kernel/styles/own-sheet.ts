import { constructedSheet } from "./constructed-sheet.ts";

const sheets = new WeakMap<HTMLElement, CSSStyleSheet>();

/** Styles of one element's shadow root beside those of its kind: a content policy may forbid the attribute, which is the author's. */
export function setOwnSheet(element: HTMLElement, css: string): void {
  const root = element.shadowRoot;
  if (!root) return;
  const others = root.adoptedStyleSheets.filter((sheet) => sheet !== sheets.get(element));
  const sheet = constructedSheet(css);
  sheets.set(element, sheet);
  root.adoptedStyleSheets = [...others, sheet];
}
