export type Layout = "mobile" | "desktop";

/** An item with a submenu. */
export interface Branch {
  readonly parent: Branch | undefined;
}

/**
 * What the navigation shows. One sibling is open at a time, so the deepest open branch says it all: it and its
 * ancestors are open.
 */
export interface NavState<B extends Branch = Branch> {
  readonly layout: Layout;
  readonly menuOpen: boolean;
  readonly deepest: B | undefined;
}

/** The open branches, outermost first. */
export function openPath<B extends Branch>(deepest: B | undefined): readonly B[] {
  return deepest ? [...openPath(deepest.parent as B | undefined), deepest] : [];
}

/** Opening a branch closes its siblings; closing it closes what is below it. */
export function toggleBranch<B extends Branch>(deepest: B | undefined, branch: B): B | undefined {
  return openPath(deepest).includes(branch) ? (branch.parent as B | undefined) : branch;
}

/** The branches that differ between two states: first those that close, innermost first, then those that open. */
export function changes<B extends Branch>(before: B | undefined, after: B | undefined) {
  const was = openPath(before);
  const is = openPath(after);
  return {
    closed: was.filter((branch) => !is.includes(branch)).reverse(),
    opened: is.filter((branch) => !was.includes(branch)),
  };
}

/** A new layout starts afresh: the current item's branch is open on narrow pages, nothing on wide ones. */
export const enterLayout = <B extends Branch>(layout: Layout, current: B | undefined): NavState<B> => ({
  layout,
  menuOpen: false,
  deepest: layout === "mobile" ? current : undefined,
});
