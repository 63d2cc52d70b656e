export type Layout = "mobile" | "desktop";

/**
 * Where the open list of a narrow page is: in the page, where it moves what follows; in a layer above the page, below the
 * button; in a dialog that is as large as the window; or in a drawer at the window's edge.
 */
export type ListPlace = "page" | "layer" | "window" | "drawer";

/** An item with a submenu. */
export interface Branch<Self> {
  readonly parent: Self | undefined;
  /** The list of tabs that it belongs to on wide pages. */
  readonly tabList: object | undefined;
}

/**
 * What the navigation shows. Only one sibling can be open at a time, so the deepest open branch determines all open
 * branches: itself and its ancestors. Tabs are separate: on wide pages exactly one tab of each tab list is shown.
 */
export interface NavState<B extends Branch<B>> {
  readonly layout: Layout;
  /** Whether the mobile menu is open; kept while the page is wide. */
  readonly menuOpen: boolean;
  readonly deepest: B | undefined;
  /** The deepest open branch on narrow pages, kept while the page is wide. */
  readonly accordion: B | undefined;
  /** The active tab of each tab list. */
  readonly tabs: readonly B[];
}

type LayoutState = Pick<NavState<never>, "layout">;

/** The open branches, outermost first. */
export function openPath<B extends Branch<B>>(deepest: B | undefined): readonly B[] {
  return deepest ? [...openPath(deepest.parent), deepest] : [];
}

export const isTab = ({ layout }: LayoutState, { tabList }: Pick<Branch<never>, "tabList">) =>
  layout === "desktop" && tabList !== undefined;

/** The branches whose panels are shown. */
export function shownBranches<B extends Branch<B>>(state: NavState<B>): ReadonlySet<B> {
  const open = openPath(state.deepest).filter((branch) => !isTab(state, branch));
  return new Set(state.layout === "desktop" ? [...open, ...state.tabs] : open);
}

export interface Changes<B> {
  /** Innermost first. */
  readonly closed: readonly B[];
  /** Outermost first. */
  readonly opened: readonly B[];
}

export const changesBetween = <B>(before: ReadonlySet<B>, now: ReadonlySet<B>): Changes<B> => ({
  closed: [...before].filter((branch) => !now.has(branch)).reverse(),
  opened: [...now].filter((branch) => !before.has(branch)),
});

/** Opens or closes a branch: opening closes its siblings, closing closes everything inside it. */
export function toggleBranch<B extends Branch<B>, S extends NavState<B>>(state: S, branch: B): S {
  const isOpen = openPath(state.deepest).includes(branch);
  return { ...state, deepest: isOpen ? branch.parent : branch };
}

/** Shows a tab's panel, and hides the panels of its siblings with everything that is open in them. */
export function selectTab<B extends Branch<B>, S extends NavState<B>>(state: S, tab: B): S {
  const others = state.tabs.filter(({ tabList }) => tabList !== tab.tabList);
  const hidden = openPath(state.deepest).find(
    (branch) => branch.tabList !== undefined && branch.tabList === tab.tabList && branch !== tab,
  );
  return { ...state, tabs: [...others, tab], deepest: hidden ? hidden.parent : state.deepest };
}

/** Makes a branch visible, with all branches around it. */
export function reveal<B extends Branch<B>, S extends NavState<B>>(state: S, branch: B): S {
  const path = openPath(branch);
  const tabs = path.filter((step) => isTab(state, step));
  const isShown = openPath(state.deepest).includes(branch);
  const opened = { ...state, deepest: isShown ? state.deepest : branch };
  return tabs.reduce<S>(selectTab, opened);
}

/**
 * Enters a layout as the visitor left it; a wide page starts with nothing open. The item with the focus is shown in
 * both layouts, so that the focus is never lost.
 */
export function enterLayout<B extends Branch<B>, S extends NavState<B>>(
  state: S & NavState<B>,
  layout: Layout,
  focus: { readonly isInside: boolean; readonly branch: NoInfer<B> | undefined },
): S {
  if (layout === state.layout) return state;
  const isMobile = layout === "mobile";
  const entered = {
    ...state,
    layout,
    deepest: isMobile ? state.accordion : undefined,
    accordion: isMobile ? state.accordion : state.deepest,
    menuOpen: state.menuOpen || (isMobile && focus.isInside),
  };
  return focus.branch ? reveal(entered, focus.branch) : entered;
}
