import type { MenuBranch } from "./menu-branch.ts";

/** The branches found so far, by their items and by the panels that stand elsewhere. */
export interface BranchRegistry {
  add(branch: MenuBranch): void;
  remove(branch: MenuBranch): void;
  of(item: Node): MenuBranch | undefined;
  /** The innermost branch whose item or panel holds a node. */
  around(node: Node | null): MenuBranch | undefined;
  /** The branch that stands for another, which a rewrite of the list may have ended: at worst the one around it. */
  living(branch: MenuBranch | undefined): MenuBranch | undefined;
  all(): Iterable<MenuBranch>;
}

export function branchRegistry(root: Node): BranchRegistry {
  const byItem = new Map<Node, MenuBranch>();
  const byPanel = new Map<Node, MenuBranch>();

  const around = (node: Node | null): MenuBranch | undefined => {
    if (!node || node === root) return undefined;
    return byItem.get(node) ?? byPanel.get(node) ?? around(node.parentNode);
  };
  const living = (branch: MenuBranch | undefined): MenuBranch | undefined =>
    branch && (byItem.get(branch.element) ?? living(branch.parent));

  return {
    add(branch) {
      byItem.set(branch.element, branch);
      for (const panel of branch.panels) byPanel.set(panel, branch);
    },
    remove(branch) {
      byItem.delete(branch.element);
      for (const panel of branch.panels) byPanel.delete(panel);
    },
    of: (item) => byItem.get(item),
    around,
    living,
    all: () => byItem.values(),
  };
}
