import type { MarkupLedger } from "../../kernel/markup/markup-ledger.ts";
import { MARK } from "../marks.ts";

/** Some themes hide a submenu until the pointer is over its item: an open panel must be visible. */
export function forceVisible(panel: Element, ledger: MarkupLedger): void {
  if (isHiddenByStyle(panel)) ledger.set(panel, MARK.forced, "");
}

/** Some themes hide the whole list behind a menu button of their own. */
export function forceListVisible(list: Element, root: Element, ledger: MarkupLedger): void {
  for (let around: Element | null = list; around && around !== root; around = around.parentElement)
    if (isHiddenByStyle(around)) ledger.set(around, MARK.forced, "list");
}

/** Some themes print toggles but show them on narrow pages only. */
export function forceToggleVisible(toggle: Element, ledger: MarkupLedger): void {
  if (isHiddenByStyle(toggle)) ledger.set(toggle, MARK.forced, "toggle");
}

function isHiddenByStyle(element: Element): boolean {
  const { display, visibility } = getComputedStyle(element);
  return display === "none" || visibility === "hidden";
}
