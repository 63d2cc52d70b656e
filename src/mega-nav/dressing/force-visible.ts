import type { MarkupLedger } from "../../kernel/markup-ledger.ts";
import { MARK } from "./marks.ts";

/** Themes hide submenus in their own ways, until something hovers: what is open must show. */
export function forceVisible(panel: Element, ledger: MarkupLedger): void {
  if (isHiddenByStyle(panel)) ledger.set(panel, MARK.forced, "");
}

/** The same for the whole list, which a theme folds away behind a button of its own. */
export function forceListVisible(list: Element, root: Element, ledger: MarkupLedger): void {
  for (let around: Element | null = list; around && around !== root; around = around.parentElement)
    if (isHiddenByStyle(around)) ledger.set(around, MARK.forced, "list");
}

/** And for toggles that it prints but shows on some pages only. */
export function forceToggleVisible(toggle: Element, ledger: MarkupLedger): void {
  if (isHiddenByStyle(toggle)) ledger.set(toggle, MARK.forced, "toggle");
}

function isHiddenByStyle(element: Element): boolean {
  const { display, visibility } = getComputedStyle(element);
  return display === "none" || visibility === "hidden";
}
