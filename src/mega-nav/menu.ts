import { type MarkupLedger, markupLedger } from "../kernel/markup-ledger.ts";
import { type BranchRegistry, branchRegistry } from "./branch-registry.ts";
import { dressBranch, toggleButton } from "./dressing/dress-branch.ts";
import { forceListVisible, forceToggleVisible } from "./dressing/force-visible.ts";
import { clearLeftovers } from "./dressing/leftovers.ts";
import { MARK, OWN_TOGGLE } from "./dressing/marks.ts";
import { detailsOf, type MenuBranch } from "./menu-branch.ts";
import { newsIn } from "./menu-news.ts";
import { isText } from "./reading/element-kinds.ts";
import { itemsOf } from "./reading/items-of.ts";
import type { MenuItem, Submenu } from "./reading/menu-item.ts";
import { readPointers, redirectedLinks } from "./reading/pointers.ts";
import { readItem } from "./reading/read-item.ts";

/** The author's list as branches that open and close; items are visited outer before inner, each when it is needed. */
export interface Menu {
  readonly ledger: MarkupLedger;
  readonly branches: Omit<BranchRegistry, "add" | "remove">;
  /** Visits the items that are in no other. */
  visitOutermost(): void;
  /** Visits one more item; false when all have been. */
  visitNext(): boolean;
  /** Visits the items directly in a branch, so that it can be shown. */
  visitInside(branch: MenuBranch): void;
  /** Visits the items around a node, the outermost first. */
  visitAround(node: Node): void;
  /** Takes in a change of the list; whether there was any. */
  reread(records: readonly MutationRecord[]): boolean;
  /** Shows the list and its toggles where a theme hides them. */
  showList(): void;
  /** Gives the list back as its author wrote it; no item waits to be visited any more. */
  restore(): void;
}

export function openMenu(root: HTMLElement, hasTabs: () => boolean): Menu {
  const ledger = markupLedger();
  const branches = branchRegistry(root);
  let pointers = readPointers(root);
  const waiting = new Set(itemsOf(root, pointers));

  const tabListOf = ({ element }: MenuItem, { isPointedTo }: Submenu) => {
    const list = isPointedTo ? element.parentElement : null;
    // The role itself is gone once the tabs that were read before this one have been dressed.
    return list && (hasTabs() || ledger.found(list, "role") === "tablist") ? list : undefined;
  };

  const forget = (branch: MenuBranch) => {
    branches.remove(branch);
    for (const element of [branch.element, branch.toggle, detailsOf(branch), ...branch.panels])
      if (element) ledger.restore(element);
  };

  const takeIn = (item: MenuItem, submenu: Submenu): MenuBranch => {
    const { element, label, link } = item;
    const known = branches.of(element);
    const parent = branches.around(element.parentNode);
    const own = known?.toggle.matches(OWN_TOGGLE) ? known.toggle : undefined;
    const branch: MenuBranch = {
      ...{ element, label, link, parent, panels: submenu.panels },
      toggle: submenu.toggle ?? own ?? toggleButton(),
      level: parent ? parent.level + 1 : 1,
      tabList: known?.tabList ?? tabListOf(item, submenu),
    };
    if (known && isSame(known, branch)) return relabel(known, item);
    const hadFocus = known?.toggle === branch.toggle && branch.toggle.matches(":focus");
    if (known) forget(known);
    dressBranch(branch, item.labelNode, ledger);
    if (hadFocus) branch.toggle.focus({ preventScroll: true });
    branches.add(branch);
    return branch;
  };

  /** Most items bear no mark: theirs is not even noted down. */
  const mark = (element: Element, name: string, holds: boolean) => {
    if (holds !== element.hasAttribute(name)) ledger.set(element, name, holds ? "" : null);
  };

  const visit = (element: HTMLElement) => {
    waiting.delete(element);
    const item = readItem(element, pointers);
    const known = branches.of(element);
    if (known && !item.submenu) forget(known);
    clearLeftovers(element, item.labelNode, ledger);
    mark(element, MARK.separator, item.isSeparator);
    mark(element, MARK.text, item.labelNode !== undefined && isText(item.labelNode));
    if (!item.submenu) return;
    const { panels } = takeIn(item, item.submenu);
    for (const inner of panels.flatMap((panel) => itemsOf(panel, pointers))) waiting.add(inner);
  };

  return {
    ledger,
    branches,
    visitOutermost() {
      for (const item of [...waiting]) visit(item);
    },
    visitNext() {
      const [next] = waiting;
      if (next) visit(next);
      return waiting.size > 0;
    },
    visitInside({ panels }) {
      for (const inner of panels.flatMap((panel) => itemsOf(panel, pointers)))
        if (waiting.has(inner)) visit(inner);
    },
    visitAround(node) {
      const around = itemsAround(node, root);
      for (const item of around) if (waiting.has(item) || !branches.of(item)) visit(item);
    },
    reread(records) {
      const before = pointers;
      const { changed, gone } = newsIn(records, root);
      if (changed.size + gone.length === 0) return false;
      pointers = readPointers(root);
      for (const element of gone) {
        const branch = branches.of(element);
        if (branch) forget(branch);
        waiting.delete(element as HTMLElement);
        ledger.restore(element);
      }
      const redirected = redirectedLinks(before, pointers);
      for (const item of redirected.flatMap((link) => itemsAround(link, root))) changed.add(item);
      for (const item of changed) waiting.add(item);
      return true;
    },
    showList() {
      const [item] = itemsOf(root, pointers);
      if (item) forceListVisible(item, root, ledger);
      for (const { toggle } of branches.all()) if (isPrinted(toggle)) forceToggleVisible(toggle, ledger);
    },
    restore() {
      waiting.clear();
      ledger.restore();
    },
  };
}

const isPrinted = (toggle: Element) => toggle.getAttribute(MARK.toggle) === "printed";

const isSame = (known: MenuBranch, now: MenuBranch) =>
  known.parent === now.parent &&
  known.toggle === now.toggle &&
  known.toggle.isConnected &&
  known.panels.length === now.panels.length &&
  known.panels.every((panel, index) => panel === now.panels[index]);

function relabel(branch: MenuBranch, { label, link }: MenuItem): MenuBranch {
  Object.assign(branch, { label, link });
  if (branch.toggle.matches(OWN_TOGGLE)) branch.toggle.setAttribute("aria-label", label);
  return branch;
}

/** The `li`s around a node, outermost first. */
function itemsAround(node: Node, root: HTMLElement): HTMLElement[] {
  const element = node instanceof Element ? node : node.parentElement;
  const item = element?.closest<HTMLElement>("li");
  return item && root.contains(item) ? [...itemsAround(item.parentElement as Node, root), item] : [];
}
