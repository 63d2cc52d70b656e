import type { MenuBranch } from "./menu-branch.ts";

/** The branches found so far, by their items and by the panels that stand elsewhere. */
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

  of(item: Node): MenuBranch | undefined {
    return this.#byItem.get(item);
  }

  /** The innermost branch whose item or panel holds a node. */
  around(node: Node | null): MenuBranch | undefined {
    if (!node || node === this.#root) return undefined;
    return this.#byItem.get(node) ?? this.#byPanel.get(node) ?? this.around(node.parentNode);
  }

  /** The branch that stands for another, which a rewrite of the list may have ended: at worst the one around it. */
  living(branch: MenuBranch | undefined): MenuBranch | undefined {
    return branch && (this.#byItem.get(branch.element) ?? this.living(branch.parent));
  }

  all(): Iterable<MenuBranch> {
    return this.#byItem.values();
  }
}
