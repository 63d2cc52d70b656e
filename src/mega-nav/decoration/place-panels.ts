import type { MarkupLedger } from "../../kernel/markup/markup-ledger.ts";
import { MARK } from "../marks.ts";
import type { MenuBranch } from "../menu-branch.ts";
import { alignBranches } from "./align-branch.ts";

/**
 * Whether the browser can show a panel above the whole page and keep it at its item there: then no style of an ancestor
 * cuts or covers it (Chromium 125, Firefox 147, Safari 26).
 */
export const hasTopLayer = () =>
  "popover" in HTMLElement.prototype && CSS.supports("position-area", "self-block-end");

/**
 * Places the panels that lie over the page, also again: after a resize, or when a script has taken them away. Reads; what it
 * returns writes.
 */
export function placePanels(branches: readonly MenuBranch[], ledger: MarkupLedger): () => void {
  if (!hasTopLayer()) return alignBranches(branches, ledger);
  return () => {
    for (const branch of branches) moveToTopLayer(branch, ledger);
  };
}

function moveToTopLayer({ element, panels }: MenuBranch, ledger: MarkupLedger): void {
  ledger.set(element, MARK.align, "auto");
  for (const panel of panels) {
    ledger.set(panel, "popover", "manual");
    if (panel.isConnected && !panel.matches(":popover-open")) panel.showPopover();
  }
}

/** Without the attribute the browser takes a panel out of the top layer. */
export function unplacePanels({ element, panels }: MenuBranch, ledger: MarkupLedger): void {
  ledger.reset(element, MARK.align);
  for (const panel of panels) ledger.reset(panel, "popover");
}
