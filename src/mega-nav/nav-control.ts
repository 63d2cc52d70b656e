import { activeTabs, tabLists } from "./active-tabs.ts";
import { alignBranches } from "./dressing/align-branch.ts";
import { showBranch } from "./dressing/dress-branch.ts";
import { dressTabs, undressTabs } from "./dressing/dress-tabs.ts";
import { hasLandmark } from "./has-landmark.ts";
import type { MegaNavHost, MegaNavState } from "./mega-nav.host.ts";
import { isTab, openPath, selectTab, shownBranches, toggleBranch } from "./mega-nav.ts";
import type { Menu } from "./menu.ts";
import type { MenuBranch } from "./menu-branch.ts";
import { MenuReading } from "./menu-reading.ts";

/** Keeps the author's list as the state has it, and tells what a visitor changes. */
export class NavControl {
  readonly reading: MenuReading;
  readonly #host: MegaNavHost;
  #shown: ReadonlySet<MenuBranch> = new Set();
  #isUntouched = true;

  constructor(host: MegaNavHost) {
    this.#host = host;
    this.reading = new MenuReading(host, () => this.#settle());
  }

  get menu(): Menu {
    return this.reading.menu;
  }

  /** The open branches that are no tabs, outermost first. */
  openBranches(): readonly MenuBranch[] {
    const state = this.#host.state.get();
    return openPath(state.deepest).filter((branch) => !isTab(state, branch));
  }

  /** Sets the state and shows it. */
  set(state: MegaNavState): Changes {
    const before = this.#host.state.get();
    const changes = this.#show(state);
    this.#host.state.set(state);
    if (
      before.layout !== state.layout ||
      [...changes.closed, ...changes.opened].some(({ tabList }) => tabList)
    )
      dressLists(this.menu, state);
    return changes;
  }

  /** The same, for what a visitor did: listeners are told. */
  act(state: MegaNavState): void {
    this.#isUntouched = false;
    const { closed, opened } = this.set(state);
    for (const branch of closed) this.#tell(branch, false);
    for (const branch of opened) this.#tell(branch, true);
  }

  /** Opens or closes a branch, or selects a tab. */
  press(branch: MenuBranch): void {
    const state = this.#host.state.get();
    this.act(isTab(state, branch) ? selectTab(state, branch) : toggleBranch(state, branch));
  }

  closeAll(): void {
    const state = this.#host.state.get();
    if (state.deepest) this.act({ ...state, deepest: undefined });
  }

  /** Measures the open panels again. */
  align(): void {
    alignBranches(dropdownsOf(this.#host.state.get(), [...this.#shown]), this.menu.ledger);
  }

  #show(state: MegaNavState): Changes {
    const { ledger } = this.menu;
    const next = shownBranches(state);
    const closed = [...this.#shown].filter((branch) => !next.has(branch)).reverse();
    const opened = [...next].filter((branch) => !this.#shown.has(branch));
    for (const branch of opened) this.menu.visitInside(branch);
    alignBranches(dropdownsOf(state, opened), ledger);
    for (const branch of closed) showBranch(branch, false, ledger);
    for (const branch of opened) showBranch(branch, true, ledger);
    this.#shown = next;
    return { closed, opened };
  }

  #tell(branch: MenuBranch, expanded: boolean): void {
    const { emit, state } = this.#host;
    const { label, level, tabList } = branch;
    if (!isTab(state.get(), branch)) {
      emit("dealer-mega-nav-expanded", { label, level, expanded });
      return;
    }
    const tabs = tabLists(this.menu.branches.all()).get(tabList as Element) ?? [];
    if (expanded) emit("dealer-mega-nav-tab-changed", { index: tabs.indexOf(branch), label });
  }

  /** Brings the state in line with the items that are there now. */
  #settle(): void {
    const { element, state } = this.#host;
    const { currentItem, menu } = this.reading;
    const { branches } = menu;
    this.#shown = new Set([...this.#shown].filter((branch) => branches.living(branch) === branch));
    const now = state.get();
    const isMobile = now.layout === "mobile";
    const isUntouched = this.#isUntouched;
    const current = branches.around(currentItem ?? null);
    const accordion = isUntouched ? current : branches.living(now.accordion);
    this.set({
      ...now,
      accordion,
      deepest: isUntouched && isMobile ? accordion : branches.living(now.deepest),
      tabs: activeTabs(tabLists(branches.all()), isUntouched ? [] : now.tabs, openPath(current)),
      hasLandmark: hasLandmark(element),
    });
    dressLists(menu, state.get());
  }
}

interface Changes {
  readonly closed: readonly MenuBranch[];
  readonly opened: readonly MenuBranch[];
}

/** Those whose panels lie over the page. */
const dropdownsOf = ({ layout }: MegaNavState, branches: readonly MenuBranch[]) =>
  layout === "desktop" ? branches.filter(({ level, tabList }) => level === 1 && !tabList) : [];

function dressLists(menu: Menu, state: MegaNavState): void {
  const shown = shownBranches(state);
  for (const [list, tabs] of tabLists(menu.branches.all())) {
    const active = state.tabs.find(({ tabList }) => tabList === list);
    if (state.layout === "desktop" && active) dressTabs(list, tabs, active, menu.ledger);
    else {
      undressTabs(list, tabs, menu.ledger);
      for (const tab of tabs) showBranch(tab, shown.has(tab), menu.ledger);
    }
  }
}
