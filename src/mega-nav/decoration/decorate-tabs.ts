import type { MarkupLedger } from "../../kernel/markup/markup-ledger.ts";
import { MARK } from "../marks.ts";
import type { MenuBranch } from "../menu-branch.ts";

let lastId = 0;

/**
 * Turns the items of a list whose links point to panels into tabs (ARIA authoring guide, tabs pattern). A link in the
 * list that points to no panel stays a link: then the first tab's item gets the role `tablist`, and owns the other
 * tabs.
 */
export function decorateTabs(
  list: Element,
  tabs: readonly MenuBranch[],
  active: MenuBranch,
  ledger: MarkupLedger,
): void {
  const isWhole = tabs.length === list.querySelectorAll(":scope > li").length;
  const owner = isWhole ? list : tabs[0]?.element;
  ledger.set(list, MARK.tabs, "");
  for (const item of list.children) ledger.set(item, "role", "none");
  ledger.set(list, "role", "none");
  for (const tab of tabs) decorateTab(tab, tab === active, ledger);
  if (!owner) return;
  ledger.set(owner, "role", "tablist");
  if (!isWhole)
    ledger.set(
      owner,
      "aria-owns",
      tabs
        .slice(1)
        .map(({ toggle }) => toggle.id)
        .join(" ") || null,
    );
}

/** A panel without any of these gets the focus itself, so that its text can be reached by keyboard. */
const TABBABLE = "a[href], button, input, select, textarea, summary, iframe, [controls], [tabindex='0']";

function decorateTab(
  { element, toggle, panels: [panel] }: MenuBranch,
  isActive: boolean,
  ledger: MarkupLedger,
) {
  if (!toggle.id) ledger.set(toggle, "id", `dealer-tab-${++lastId}`);
  ledger.set(toggle, "role", "tab");
  ledger.set(toggle, "aria-expanded", null);
  ledger.set(toggle, "aria-selected", String(isActive));
  ledger.set(toggle, "tabindex", isActive ? "0" : "-1");
  ledger.set(element, MARK.expanded, isActive ? "" : null);
  if (!panel) return;
  ledger.set(panel, "role", "tabpanel");
  ledger.set(panel, "aria-labelledby", toggle.id);
  if (panel.querySelector(TABBABLE)) ledger.reset(panel, "tabindex");
  else ledger.set(panel, "tabindex", "0");
}

const TAB = ["role", "aria-selected", "tabindex"];
const TAB_ROLES = "[role=tablist], [role=tab], [role=tabpanel], [role=none], [role=presentation]";

/** On narrow pages the items open and close: tab roles that the author printed would announce the wrong keys. */
export function removeTabs(list: Element, tabs: readonly MenuBranch[], ledger: MarkupLedger): void {
  for (const element of [list, ...list.children])
    resetTabAttributes(element, ["role", "aria-owns", MARK.tabs], ledger);
  for (const { toggle, panels } of tabs) {
    const wasPrintedAsTab = resetTabAttributes(toggle, TAB, ledger);
    if (wasPrintedAsTab) for (const name of TAB) ledger.set(toggle, name, null);
    for (const panel of panels) resetTabAttributes(panel, ["role", "aria-labelledby", "tabindex"], ledger);
  }
}

/** Resets attributes to the author's values, but removes a tab role; returns whether there was one. */
function resetTabAttributes(element: Element, names: readonly string[], ledger: MarkupLedger): boolean {
  for (const name of names) ledger.reset(element, name);
  const isTabs = element.matches(TAB_ROLES);
  if (isTabs) ledger.set(element, "role", null);
  return isTabs;
}
