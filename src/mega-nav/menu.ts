import { MarkupLedger } from "../kernel/markup-ledger.ts";
import { BranchRegistry } from "./branch-registry.ts";
import { dressBranch, toggleButton } from "./dressing/dress-branch.ts";
import { forceListVisible, forceToggleVisible } from "./dressing/force-visible.ts";
import { clearLeftovers } from "./dressing/leftovers.ts";
import { MARK, OWN_TOGGLE } from "./dressing/marks.ts";
import { detailsOf, type MenuBranch } from "./menu-branch.ts";
import { newsIn } from "./menu-news.ts";
import { isText } from "./reading/element-kinds.ts";
import { itemsOf } from "./reading/items-of.ts";
import type { MenuItem, Submenu } from "./reading/menu-item.ts";
import { type Pointers, readPointers, redirectedLinks } from "./reading/pointers.ts";
import { readItem } from "./reading/read-item.ts";

/** The author's list as branches that open and close; items are visited outer before inner, each when it is needed. */
export class Menu {
  readonly ledger = new MarkupLedger();
  readonly branches: BranchRegistry;
  readonly #root: HTMLElement;
  readonly #hasTabs: () => boolean;
  readonly #waiting: Set<HTMLElement>;
  #pointers: Pointers;

  constructor(root: HTMLElement, hasTabs: () => boolean) {
    this.#root = root;
    this.#hasTabs = hasTabs;
    this.branches = new BranchRegistry(root);
    this.#pointers = readPointers(root);
    this.#waiting = new Set(itemsOf(root, this.#pointers));
  }

  /** Whether no item waits to be visited. */
  get isVisited(): boolean {
    return this.#waiting.size === 0;
  }

  /** Visits the items that are in no other. */
  visitOutermost(): void {
    for (const item of [...this.#waiting]) this.#visit(item);
  }

  /** Visits one more item; false when all have been. */
  visitNext(): boolean {
    const [next] = this.#waiting;
    if (next) this.#visit(next);
    return !this.isVisited;
  }

  /** Visits the items directly in a branch, so that it can be shown. */
  visitInside({ panels }: MenuBranch): void {
    for (const inner of this.#itemsIn(panels)) if (this.#waiting.has(inner)) this.#visit(inner);
  }

  /** Visits the items around a node, the outermost first. */
  visitAround(node: Node): void {
    for (const item of itemsAround(node, this.#root))
      if (this.#waiting.has(item) || !this.branches.of(item)) this.#visit(item);
  }

  /** Takes in a change of the list; whether there was any. */
  reread(records: readonly MutationRecord[]): boolean {
    const before = this.#pointers;
    const { changed, gone } = newsIn(records, this.#root);
    if (changed.size + gone.length === 0) return false;
    this.#pointers = readPointers(this.#root);
    for (const element of gone) {
      const branch = this.branches.of(element);
      if (branch) this.#forget(branch);
      this.#waiting.delete(element as HTMLElement);
      this.ledger.restore(element);
    }
    const redirected = redirectedLinks(before, this.#pointers);
    for (const item of redirected.flatMap((link) => itemsAround(link, this.#root))) changed.add(item);
    for (const item of changed) this.#waiting.add(item);
    return true;
  }

  /** Shows the list and its toggles where a theme hides them. */
  showList(): void {
    const [item] = itemsOf(this.#root, this.#pointers);
    if (item) forceListVisible(item, this.#root, this.ledger);
    for (const { toggle } of this.branches.all())
      if (isPrinted(toggle)) forceToggleVisible(toggle, this.ledger);
  }

  /** Gives the list back as its author wrote it; no item waits to be visited any more. */
  restore(): void {
    this.#waiting.clear();
    this.ledger.restore();
  }

  #itemsIn(panels: readonly HTMLElement[]): HTMLElement[] {
    return panels.flatMap((panel) => itemsOf(panel, this.#pointers));
  }

  #visit(element: HTMLElement): void {
    this.#waiting.delete(element);
    const item = readItem(element, this.#pointers);
    const known = this.branches.of(element);
    if (known && !item.submenu) this.#forget(known);
    clearLeftovers(element, item.labelNode, this.ledger);
    this.#mark(element, MARK.separator, item.isSeparator);
    this.#mark(element, MARK.text, item.labelNode !== undefined && isText(item.labelNode));
    if (!item.submenu) return;
    const { panels } = this.#takeIn(item, item.submenu);
    for (const inner of this.#itemsIn(panels)) this.#waiting.add(inner);
  }

  #takeIn(item: MenuItem, submenu: Submenu): MenuBranch {
    const { element, label, link } = item;
    const known = this.branches.of(element);
    const parent = this.branches.around(element.parentNode);
    const own = known?.toggle.matches(OWN_TOGGLE) ? known.toggle : undefined;
    const branch: MenuBranch = {
      ...{ element, label, link, parent, panels: submenu.panels },
      toggle: submenu.toggle ?? own ?? toggleButton(),
      level: parent ? parent.level + 1 : 1,
      tabList: known?.tabList ?? this.#tabListOf(item, submenu),
    };
    if (known && isSame(known, branch)) return relabel(known, item);
    const hadFocus = known?.toggle === branch.toggle && branch.toggle.matches(":focus");
    if (known) this.#forget(known);
    dressBranch(branch, item.labelNode, this.ledger);
    if (hadFocus) branch.toggle.focus({ preventScroll: true });
    this.branches.add(branch);
    return branch;
  }

  #tabListOf({ element }: MenuItem, { isPointedTo }: Submenu): Element | undefined {
    const list = isPointedTo ? element.parentElement : null;
    // The role itself is gone once the tabs that were read before this one have been dressed.
    const isTabList = list && (this.#hasTabs() || this.ledger.found(list, "role") === "tablist");
    return isTabList ? list : undefined;
  }

  #forget(branch: MenuBranch): void {
    this.branches.remove(branch);
    for (const element of [branch.element, branch.toggle, detailsOf(branch), ...branch.panels])
      if (element) this.ledger.restore(element);
  }

  /** Most items bear no mark: theirs is not even noted down. */
  #mark(element: Element, name: string, holds: boolean): void {
    if (holds !== element.hasAttribute(name)) this.ledger.set(element, name, holds ? "" : null);
  }
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
