import type { MenuBranch } from "../menu-branch.ts";

/** The branches found so far, by their items and by their panels, which may be outside the item. */
export class BranchRegistry {
  readonly #root: Node;
  readonly #byItem = new Map<Node, MenuBranch>();
  readonly #byPanel = new Map<Node, MenuBranch>();

  constructor(root: Node) {
    this.#root = root;
  }

  add(branch: MenuBranch): void {
    this.#byItem.set(branch.element, branch);
    for (const panel of branch.panels) this.#byPanel.set(panel, branch);
  }

  remove(branch: MenuBranch): void {
    this.#byItem.delete(branch.element);
    for (const panel of branch.panels) this.#byPanel.delete(panel);
  }

  get(item: Node): MenuBranch | undefined {
    return this.#byItem.get(item);
  }

  /** The innermost branch whose item or panel contains a node. */
  closest(node: Node | null): MenuBranch | undefined {
    if (!node || node === this.#root) return undefined;
    return this.#byItem.get(node) ?? this.#byPanel.get(node) ?? this.closest(node.parentNode);
  }

  /**
   * The branch that its item has now, after the list may have changed, or that a copy of its item has; without one, the nearest
   * branch around it.
   */
  latest(branch: MenuBranch | undefined): MenuBranch | undefined {
    return branch && (this.#byItem.get(branch.element) ?? this.#copyOf(branch) ?? this.latest(branch.parent));
  }

  all(): Iterable<MenuBranch> {
    return this.#byItem.values();
  }

  #copyOf({ label, level, parent }: MenuBranch): MenuBranch | undefined {
    const around = this.latest(parent);
    const isCopy = (one: MenuBranch) => one.label === label && one.level === level && one.parent === around;
    return [...this.all()].find(isCopy);
  }
}
