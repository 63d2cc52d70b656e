import type { MarkupLedger } from "../../kernel/markup-ledger.ts";

const MENU_ROLES = "[role=menu], [role=menubar], [role=tree]";
const ITEM_ROLES = "[role=none], [role=presentation], [role=menuitem], [role=treeitem]";

/**
 * Takes away what another script's menu would need: a role that promises keys nobody handles, links that no Tab
 * reaches. Links stay links (disclosure pattern, not `role=menu`).
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

/** A panel that is said to be hidden or folded, by a script that is not ours, would not be read out when it shows. */
export function clearPanelLeftovers(panel: Element, ledger: MarkupLedger): void {
  for (const name of ["aria-hidden", "aria-expanded"])
    if (panel.hasAttribute(name)) ledger.set(panel, name, null);
}

/** A printed toggle that only a mouse was meant for, or that announces a menu. */
export function clearToggleLeftovers(toggle: Element, ledger: MarkupLedger): void {
  for (const name of ["aria-hidden", "aria-haspopup"])
    if (toggle.hasAttribute(name)) ledger.set(toggle, name, null);
  if (toggle.matches('[tabindex="-1"]')) ledger.set(toggle, "tabindex", null);
}
