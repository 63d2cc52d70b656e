export type Layout = "mobile" | "desktop";

/** An item with a submenu. */
export interface Branch {
  readonly parent: Branch | undefined;
  /** The list of tabs it belongs to on wide pages. */
  readonly tabList: object | undefined;
}

/**
 * What the navigation shows. One sibling is open at a time, so the deepest open branch says it all: it and its
 * ancestors are open. Tabs are apart from that: of each list of tabs exactly one is shown, on wide pages.
 */
export interface NavState<B extends Branch = Branch> {
  readonly layout: Layout;
  /** Whether the mobile menu shows; kept while the page is wide. */
  readonly menuOpen: boolean;
  readonly deepest: B | undefined;
  /** The deepest open branch of narrow pages, kept while the page is wide. */
  readonly accordion: B | undefined;
  /** The active tab of each list of tabs. */
  readonly tabs: readonly B[];
}

/** The open branches, outermost first. */
export function openPath<B extends Branch>(deepest: B | undefined): readonly B[] {
  return deepest ? [...openPath(deepest.parent as B | undefined), deepest] : [];
}

export const isTab = ({ layout }: Pick<NavState, "layout">, { tabList }: Branch) =>
  layout === "desktop" && tabList !== undefined;

/** The branches whose panels show. */
export function shownBranches<B extends Branch>(state: NavState<B>): ReadonlySet<B> {
  const open = openPath(state.deepest).filter((branch) => !isTab(state, branch));
  return new Set(state.layout === "desktop" ? [...open, ...state.tabs] : open);
}

/** Opening a branch closes its siblings; closing it closes what is below it. */
export function toggleBranch<B extends Branch>(state: NavState<B>, branch: B): NavState<B> {
  const isOpen = openPath(state.deepest).includes(branch);
  return { ...state, deepest: isOpen ? (branch.parent as B | undefined) : branch };
}

/** Shows a tab's panel and hides its siblings', with what is open in them. */
export function selectTab<B extends Branch>(state: NavState<B>, tab: B): NavState<B> {
  const others = state.tabs.filter(({ tabList }) => tabList !== tab.tabList);
  const hidden = openPath(state.deepest).find(
    (branch) => branch.tabList !== undefined && branch.tabList === tab.tabList && branch !== tab,
  );
  return {
    ...state,
    tabs: [...others, tab],
    deepest: hidden ? (hidden.parent as B | undefined) : state.deepest,
  };
}

/** Makes a branch and all that it is in visible. */
export function reveal<B extends Branch>(state: NavState<B>, branch: B): NavState<B> {
  const path = openPath(branch);
  const tabs = path.filter((step) => isTab(state, step));
  const isShown = openPath(state.deepest).includes(branch);
  const opened = { ...state, deepest: isShown ? state.deepest : branch };
  return tabs.reduce((next, tab) => selectTab(next, tab), opened);
}

/**
 * The other layout, as the visitor left it. What holds the focus shows in both, so that it is never lost.
 * A wide page starts with nothing open.
 */
export function enterLayout<B extends Branch>(
  state: NavState<B>,
  layout: Layout,
  focus: { readonly isInside: boolean; readonly branch: B | undefined },
): NavState<B> {
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
