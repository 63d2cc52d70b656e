import type { MarkupLedger } from "../../kernel/markup/markup-ledger.ts";

const MENU_ROLES = "[role=menu], [role=menubar], [role=tree]";
const ITEM_ROLES = "[role=none], [role=presentation], [role=menuitem], [role=treeitem]";

/**
 * Removes attributes that only make sense with another menu script: roles that announce keys which nothing handles, and
 * `tabindex` values that keep links out of the Tab order. Links stay links (disclosure pattern, not `role=menu`).
 */
export function clearLeftovers(item: Element, label: Node | undefined, ledger: MarkupLedger): void {
  const list = item.parentElement;
  if (list?.matches("[role=tablist]")) return;
  if (list?.matches(MENU_ROLES)) ledger.set(list, "role", null);
  if (item.matches(ITEM_ROLES)) ledger.set(item, "role", null);
  if (!(label instanceof Element)) return;
  if (label.matches(ITEM_ROLES)) ledger.set(label, "role", null);
  if (label.matches('[tabindex="-1"]')) ledger.set(label, "tabindex", null);
}

/** A screen reader would not read an open panel that another script has marked as hidden or collapsed. */
export function clearPanelLeftovers(panel: Element, ledger: MarkupLedger): void {
  for (const name of ["aria-hidden", "aria-expanded"])
    if (panel.hasAttribute(name)) ledger.set(panel, name, null);
}

/** Elements that Tab reaches without `tabindex`. */
const FOCUSABLE = "a[href], button, summary";

/** The author's toggle may be hidden from screen readers, or out of reach of the keyboard. */
export function clearToggleLeftovers(toggle: Element, ledger: MarkupLedger): void {
  if (toggle.hasAttribute("aria-hidden")) ledger.set(toggle, "aria-hidden", null);
  if (!toggle.matches(':not([tabindex]), [tabindex="-1"]')) return;
  ledger.set(toggle, "tabindex", toggle.matches(FOCUSABLE) ? null : "0");
}
