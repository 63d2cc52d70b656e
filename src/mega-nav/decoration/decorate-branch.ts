import type { MarkupLedger } from "../../kernel/markup/markup-ledger.ts";
import { HIDDEN_PANEL, MARK } from "../marks.ts";
import { detailsOf, type MenuBranch } from "../menu-branch.ts";
import { isList } from "../reading/nodes.ts";
import { clearPanelLeftovers, clearToggleLeftovers } from "./clear-leftovers.ts";

export function toggleButton(): HTMLButtonElement {
  const toggle = document.createElement("button");
  toggle.type = "button";
  toggle.setAttribute(MARK.toggle, "");
  toggle.setAttribute("part", "caret indicator");
  return toggle;
}

/** Marks an item, its toggle and its panels, and closes it. */
export function decorateBranch(branch: MenuBranch, ledger: MarkupLedger): void {
  const { element, labelElement, toggle, panels, level, label } = branch;
  ledger.set(element, MARK.branch, String(level));
  for (const panel of panels) {
    ledger.set(panel, MARK.panel, isWide(panel) ? "wide" : "");
    clearPanelLeftovers(panel, ledger);
  }
  if (toggle.getAttribute(MARK.toggle) === "") {
    toggle.setAttribute("aria-label", label);
    ledger.insertBefore(toggle, panels[0] as HTMLElement);
    if (labelElement && level === 1) ledger.set(labelElement, MARK.label, "");
  } else {
    ledger.set(toggle, MARK.toggle, toggle === labelElement ? "label" : "printed");
    clearToggleLeftovers(toggle, ledger);
  }
  if (!detailsOf(branch)) ledger.set(toggle, "aria-controls", idsOf(panels));
  showBranch(branch, false, ledger);
}

/** Columns and modules get the full width of the menu. */
const isWide = (panel: HTMLElement) =>
  panel.getAttribute(MARK.list) === "wide" ||
  (!isList(panel) && panel.querySelectorAll("ul, ol, form, table, iframe, video, img").length > 1);

/**
 * Only of the author: an id of ours would make the list another one for a script that morphs. Some pages use an id twice: a
 * panel that its id does not find is left out.
 */
function idsOf(panels: readonly HTMLElement[]): string | null {
  const unique = panels.filter(
    (panel) => (panel.getRootNode() as Document).getElementById?.(panel.id) === panel,
  );
  return unique.map(({ id }) => id).join(" ") || null;
}

export function showBranch(branch: MenuBranch, shown: boolean, ledger: MarkupLedger): void {
  const { element, panels } = branch;
  const details = detailsOf(branch);
  ledger.set(element, MARK.expanded, shown ? "" : null);
  showToggle(branch, shown, ledger);
  if (details) {
    ledger.set(details, "open", shown ? "" : null);
    return;
  }
  for (const panel of panels) {
    ledger.set(panel, "hidden", shown ? null : HIDDEN_PANEL);
    // Screen readers would announce a closed list that find-in-page must find as an empty list.
    if (HIDDEN_PANEL) ledger.set(panel, "aria-hidden", shown ? null : "true");
  }
}

export function showToggle(branch: MenuBranch, shown: boolean, ledger: MarkupLedger): void {
  if (!detailsOf(branch)) ledger.set(branch.toggle, "aria-expanded", String(shown));
}
