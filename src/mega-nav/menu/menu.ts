import { MarkupLedger } from "../../kernel/markup/markup-ledger.ts";
import { clearLeftovers } from "../decoration/clear-leftovers.ts";
import { restorePanels } from "../decoration/colour-panels.ts";
import { decorateBranch, showBranch, showToggle, toggleButton } from "../decoration/decorate-branch.ts";
import { markAbsent } from "../decoration/mark-absent.ts";
import { elementsAround, ShownElements } from "../decoration/shown-elements.ts";
import { MARK, OWN_TOGGLE } from "../marks.ts";
import { detailsOf, type MenuBranch } from "../menu-branch.ts";
import { itemsOf } from "../reading/items-of.ts";
import { itemsToShow } from "../reading/items-to-show.ts";
import { ITEM, isElement, isText } from "../reading/nodes.ts";
import { changedLinks, type PanelLinks, readPanelLinks } from "../reading/panel-links.ts";
import { type MenuItem, readItem } from "../reading/read-item.ts";
import type { Submenu } from "../reading/submenu.ts";
import { unusableToggles } from "../reading/unusable-toggles.ts";
import { BranchRegistry } from "./branch-registry.ts";
import { changesIn } from "./menu-changes.ts";

/**
 * The author's list as branches that open and close. Visiting an item reads and decorates it: outer items come before
 * inner ones, and an item is visited early when it is needed.
 */
export class Menu {
  readonly ledger = new MarkupLedger();
  readonly branches: BranchRegistry;
  readonly #root: HTMLElement;
  readonly #shown = new ShownElements(this.ledger);
  readonly #hasTabs: () => boolean;
  readonly #waiting: Set<HTMLElement>;
  #links: PanelLinks;
  /** The author's toggles that the page's styles hide; undefined until an item is visited. */
  #unusable: ReadonlySet<Element> | undefined;

  constructor(root: HTMLElement, hasTabs: () => boolean) {
    this.#root = root;
    this.#hasTabs = hasTabs;
    this.branches = new BranchRegistry(root);
    this.#links = readPanelLinks(root);
    this.#markDrawer();
    this.#waiting = new Set(itemsOf(root, this.#links));
  }

  /** Whether all items have been visited. */
  get isVisited(): boolean {
    return this.#waiting.size === 0;
  }

  /** Whether the author has printed a toggle, also one that the page's styles hide. */
  get hasPrintedToggles(): boolean {
    return this.#unusable !== undefined;
  }

  /** Visits the items that are in no other item. */
  visitOutermost(): void {
    for (const item of [...this.#waiting]) this.#visit(item);
  }

  /** Visits one more item; returns whether more items are waiting. */
  visitNext(): boolean {
    const [next] = this.#waiting;
    if (next) this.#visit(next);
    return !this.isVisited;
  }

  /** Shows a branch's panels, after it has visited the items directly in them. */
  open(branch: MenuBranch): void {
    const { panels } = branch;
    this.#visitIn(panels);
    const around = panels.flatMap((panel) =>
      elementsAround(itemsToShow(this.#itemsIn([panel]), panel), panel),
    );
    // A theme may show a panel by its own toggle. Ours has an anchor, for which Chromium would lay out before a read.
    if (!branch.toggle.matches(OWN_TOGGLE)) showToggle(branch, true, this.ledger);
    this.#shown.show(branch, around, this.#itemsIn(panels));
    showBranch(branch, true, this.ledger);
  }

  /** Judges which items of the list itself the page's styles hide in the current layout. */
  judgeList(): void {
    markAbsent(this.#listItems(), this.ledger);
  }

  /** The same for an open branch. */
  judgeItems({ panels }: MenuBranch): void {
    markAbsent(this.#itemsIn(panels), this.ledger);
  }

  /** Shows more elements in an open branch, or in the list itself, until that is closed. */
  showAlso(opened: object, elements: readonly Element[]): void {
    this.#shown.showAlso(opened, elements);
  }

  close(branch: MenuBranch): void {
    this.#shown.hide(branch);
    showBranch(branch, false, this.ledger);
  }

  /** Visits the items around a node, outermost first. */
  visitAround(node: Node): void {
    for (const item of itemsAround(node, this.#root))
      if (this.#waiting.has(item) || !this.branches.get(item)) this.#visit(item);
  }

  /** Visits the items around a branch, also when they are copies of the items that it was read from. */
  visitLatest(branch: MenuBranch): void {
    const { element, parent } = branch;
    if (element.isConnected) this.visitAround(element);
    else this.#visitIn(this.branches.latest(parent)?.panels ?? [this.#root]);
  }

  /** Adds changes of the list to the items that wait for a visit; returns whether there were any. */
  addChanges(records: readonly MutationRecord[]): boolean {
    const before = this.#links;
    const { changed, removed } = changesIn(records, this.#root);
    if (changed.size + removed.length === 0) return false;
    this.#links = readPanelLinks(this.#root);
    this.#unusable = undefined;
    for (const element of removed) {
      const branch = this.branches.get(element);
      if (branch) this.#removeBranch(branch);
      this.#waiting.delete(element as HTMLElement);
      this.ledger.restore(element);
    }
    const links = changedLinks(before, this.#links);
    for (const item of links.flatMap((link) => itemsAround(link, this.#root))) changed.add(item);
    for (const item of changed) this.#waiting.add(item);
    return true;
  }

  /**
   * Adds the items around some nodes from which a script has taken our toggle or our marks, because a refresh made them
   * the server's again; returns whether there were any.
   */
  addStripped(nodes: Iterable<Node>): boolean {
    const branches = new Set([...nodes].map((node) => this.branches.closest(node)));
    const stripped = [...branches].filter((branch) => branch && isStripped(branch));
    for (const branch of stripped) if (branch) this.#waiting.add(branch.element);
    return stripped.length > 0;
  }

  /** Shows the list itself, even where the page's styles fold it away on narrow pages. */
  openList(): void {
    const items = this.#listItems();
    const [, ...around] = elementsAround(items, this.#root);
    const elements = around.filter((element) => !element.hasAttribute(MARK.bar));
    const isSeen = items[0]?.checkVisibility();
    if (isSeen) this.judgeList();
    this.#shown.show(this.#root, elements, isSeen ? [] : items);
  }

  closeList(): void {
    this.#shown.hide(this.#root);
  }

  /** Judges the author's toggles again, which a theme may show in one layout only; returns whether any has changed. */
  judgeToggles(): boolean {
    const before = this.#unusable;
    if (!before) return false;
    const now = unusableToggles(this.#root);
    this.#unusable = now;
    const changed = [...before, ...now].filter((toggle) => before.has(toggle) !== now.has(toggle));
    for (const item of changed.flatMap((toggle) => itemsAround(toggle, this.#root).slice(-1)))
      this.#visit(item);
    return changed.length > 0;
  }

  /** Restores the list as its author wrote it, and ends all visits. */
  restore(): void {
    this.#waiting.clear();
    this.#shown.hideAll();
    for (const branch of this.branches.all()) restorePanels(branch);
    this.ledger.restore();
  }

  /** A menu of one item would be no menu. */
  #markDrawer(): void {
    const [only, ...others] = itemsOf(this.#root, this.#links);
    if (only?.matches("details") && others.length === 0) this.ledger.set(only, MARK.drawer, "");
  }

  #listItems(): readonly Element[] {
    return itemsToShow(itemsOf(this.#root, this.#links), this.#root);
  }

  #itemsIn(panels: readonly HTMLElement[]): HTMLElement[] {
    return panels.flatMap((panel) => itemsOf(panel, this.#links));
  }

  #visitIn(panels: readonly HTMLElement[]): void {
    for (const item of this.#itemsIn(panels)) if (this.#waiting.has(item)) this.#visit(item);
  }

  #visit(element: HTMLElement): void {
    this.#waiting.delete(element);
    const item = readItem(element, this.#links);
    const known = this.branches.get(element);
    if (known && !item.submenu) this.#removeBranch(known);
    clearLeftovers(element, item.labelNode, this.ledger);
    this.#mark(element, MARK.separator, item.isSeparator);
    this.#mark(element, MARK.text, item.labelNode !== undefined && isText(item.labelNode));
    if (!item.submenu) return;
    const { panels } = this.#addBranch(item, item.submenu);
    for (const inner of this.#itemsIn(panels)) this.#waiting.add(inner);
  }

  #addBranch(item: MenuItem, submenu: Submenu): MenuBranch {
    const { element, label, link } = item;
    const known = this.branches.get(element);
    const parent = this.branches.closest(element.parentNode);
    // One that has left is made anew: WebKit 2.50 does not lay it out again at its anchor.
    const own = known?.toggle.matches(OWN_TOGGLE) && known.toggle.isConnected ? known.toggle : undefined;
    const branch: MenuBranch = {
      ...{ element, label, link, parent, panels: submenu.panels },
      labelElement: item.labelNode && isElement(item.labelNode) ? item.labelNode : undefined,
      toggle: this.#usable(submenu.toggle) ?? own ?? toggleButton(),
      level: parent ? parent.level + 1 : 1,
      tabList: known?.tabList ?? this.#tabListOf(item, submenu),
    };
    if (known && isSame(known, branch)) return relabel(known, item);
    const hadFocus = known?.toggle === branch.toggle && branch.toggle.matches(":focus");
    if (known) this.#removeBranch(known);
    decorateBranch(branch, this.ledger);
    if (hadFocus) branch.toggle.focus({ preventScroll: true });
    this.branches.add(branch);
    return branch;
  }

  #usable(toggle: HTMLElement | undefined): HTMLElement | undefined {
    if (!toggle) return undefined;
    this.#unusable ??= unusableToggles(this.#root);
    return this.#unusable.has(toggle) ? undefined : toggle;
  }

  #tabListOf({ element }: MenuItem, { isLinkTarget }: Submenu): Element | undefined {
    const list = isLinkTarget ? element.parentElement : null;
    // The role itself may be gone: decorating the tabs that were read earlier has replaced it.
    const isTabList = list && (this.#hasTabs() || this.ledger.found(list, "role") === "tablist");
    return isTabList ? list : undefined;
  }

  #removeBranch(branch: MenuBranch): void {
    this.branches.remove(branch);
    this.#shown.hide(branch);
    restorePanels(branch);
    const { element, labelElement, toggle, panels } = branch;
    for (const changed of [element, labelElement, toggle, detailsOf(branch), ...panels])
      if (changed) this.ledger.restore(changed);
  }

  /** Most items have no mark: then the ledger gets no entry. */
  #mark(element: Element, name: string, holds: boolean): void {
    if (holds !== element.hasAttribute(name)) this.ledger.set(element, name, holds ? "" : null);
  }
}

const isStripped = ({ element, toggle }: MenuBranch) =>
  element.isConnected && !(toggle.isConnected && element.hasAttribute(MARK.branch));

const isSame = (known: MenuBranch, now: MenuBranch) =>
  known.parent === now.parent &&
  known.toggle === now.toggle &&
  !isStripped(known) &&
  known.panels.length === now.panels.length &&
  known.panels.every((panel, index) => panel === now.panels[index]);

function relabel(branch: MenuBranch, { label, link }: MenuItem): MenuBranch {
  Object.assign(branch, { label, link });
  if (branch.toggle.matches(OWN_TOGGLE)) branch.toggle.setAttribute("aria-label", label);
  return branch;
}

/** The items around a node, outermost first. */
function itemsAround(node: Node, root: HTMLElement): HTMLElement[] {
  const element = node instanceof Element ? node : node.parentElement;
  const item = element?.closest<HTMLElement>(ITEM);
  return item && root.contains(item) ? [...itemsAround(item.parentElement as Node, root), item] : [];
}
