import type { MarkupLedger } from "../../../kernel/markup/markup-ledger.ts";
import { sharedSheet } from "../../../kernel/styles/shared-sheet.ts";
import { onAbort } from "../../../kernel/task/on-abort.ts";
import type { MenuController } from "../../control/menu-controller.ts";
import { isWebKit } from "../../is-webkit.ts";
import { setAuthorStyles } from "../set-styles.ts";

const NAME = "dealer-mega-nav-sign";
const STYLES = `::highlight(${NAME}){color:transparent;-webkit-text-fill-color:transparent;text-shadow:none}`;

/** A sign in a text of the page, and its place in it. */
export interface TextSign {
  readonly text: Node;
  readonly start: number;
  readonly end: number;
}

/** Of all menus on the page. */
const hidden = new Map<Node, Range>();

/** A new highlight each time: WebKit 2.50 does not paint ranges that are added to one later. */
const paint = () => CSS.highlights.set(NAME, new Highlight(...hidden.values()));

/** WebKit 2.50 paints no highlight in a text that is an item of a flex box. With nothing but text, a block looks the same. */
function asBlock({ parentElement: label }: Node, ledger: MarkupLedger): void {
  if (!isWebKit() || !label || label.childElementCount > 0) return;
  const { display } = getComputedStyle(label);
  if (display.endsWith("flex"))
    setAuthorStyles(
      ledger,
      label,
      { display: display === "flex" ? "block" : "inline-block", "align-content": "center" },
      "important",
    );
}

/**
 * Makes signs in texts invisible, without a change of the page: by a highlight (https://www.w3.org/TR/css-highlight-api-1/),
 * until the signal aborts. Undefined where the browser has none.
 */
export function textSigns(root: Document | ShadowRoot, controller: MenuController, signal: AbortSignal) {
  if (!("highlights" in CSS)) return undefined;
  const sheet = sharedSheet(STYLES);
  const texts = new Set<Node>();
  onAbort(signal, () => {
    for (const text of texts) hidden.delete(text);
    if (texts.size > 0) paint();
    sheet.remove();
  });
  return {
    hide({ text, start, end }: TextSign): void {
      const known = hidden.get(text);
      if (known?.startOffset === start && known.endOffset === end) return;
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, end);
      asBlock(text, controller.menu.ledger);
      hidden.set(text, range);
      texts.add(text);
      sheet.addTo(root);
      paint();
    },
  };
}
