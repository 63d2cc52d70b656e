import type { MarkupLedger } from "../../kernel/markup/markup-ledger.ts";

type Styles = Readonly<Record<string, string>>;

/** Sets properties of an element's own style, one by one, because a page's content policy may forbid the whole attribute. */
function setStyles(element: HTMLElement, styles: Styles, priority = ""): void {
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value, priority);
}

/** The same for an element of the author's: the ledger restores its style. */
export function setAuthorStyles(
  ledger: MarkupLedger,
  element: HTMLElement,
  styles: Styles,
  priority = "",
): void {
  ledger.set(element, "style", element.getAttribute("style"));
  setStyles(element, styles, priority);
}
