import { colourInnerPanels, colourPanels, restorePanels } from "../decoration/colour-panels.ts";
import { showBranch } from "../decoration/decorate-branch.ts";
import { decorateTabs, removeTabs } from "../decoration/decorate-tabs.ts";
import { placePanels, unplacePanels } from "../decoration/place-panels.ts";
import type { MegaNavHost, MegaNavState } from "../mega-nav.host.ts";
import { isTab, openPath, reveal, selectTab, shownBranches, toggleBranch } from "../mega-nav.ts";
import type { Menu } from "../menu/menu.ts";
import { type MenuBranch, panelsContain } from "../menu/menu-branch.ts";
import { MenuReader } from "../menu/menu-reader.ts";
import { activeTabs, tabLists } from "../menu/tab-lists.ts";
import { heldIn } from "../reading/focus.ts";
import { hasBrand, hasLandmark } from "../reading/nodes.ts";
import { keepInPlace } from "./keep-in-place.ts";
import { isMenuShown } from "./menu-button.ts";

/** Keeps the author's list in line with the state, and emits an event for what a visitor changes. */
export class MenuController {
  readonly reader: MenuReader;
  /** Where the visitor has pressed last, if there was no item with a submenu. */
  missed: Element | undefined;
  /** Whether a press on an item only confirms that hovering has just opened it. */
  isConfirming: (branch: MenuBranch) => boolean = () => false;
  readonly #host: MegaNavHost;
  #shown: ReadonlySet<MenuBranch> = new Set();
  /** The shown branches whose panels lie over the page. */
  #dropdowns: ReadonlySet<MenuBranch> = new Set();
  /** Whether the visitor has not changed anything yet. */
  #isUntouched = true;

  constructor(host: MegaNavHost) {
    this.#host = host;
    this.reader = new MenuReader(host, () => this.#synchronise());
  }

  get menu(): Menu {
    return this.reader.menu;
  }

  /** The open branches that are not tabs, outermost first. */
  openBranches(): readonly MenuBranch[] {
    const state = this.#host.state.get();
    return openPath(state.deepest).filter((branch) => !isTab(state, branch));
  }

  /** Sets the state and shows it in the list. */
  set(state: MegaNavState): Changes {
    const before = this.#host.state.get();
    const changes = this.#show(state);
    this.#host.state.set(state);
    if (
      before.layout !== state.layout ||
      [...changes.closed, ...changes.opened].some(({ tabList }) => tabList)
    )
      decorateLists(this.menu, state);
    return changes;
  }

  /** Sets a state that the visitor has caused, and emits the events for it. */
  setByVisitor(state: MegaNavState): void {
    this.#isUntouched = false;
    const { closed, opened } = this.set(state);
    for (const branch of closed) this.#emit(branch, false);
    for (const branch of opened) this.#emit(branch, true);
  }

  /** Opens or closes a branch, or selects a tab. */
  activate(branch: MenuBranch): void {
    const { state, lifetime } = this.#host;
    const now = state.get();
    const next = isTab(now, branch) ? selectTab(now, branch) : toggleBranch(now, branch);
    const others = openPath(now.deepest).filter((open) => !openPath(branch).includes(open));
    if (now.layout === "desktop" || others.length === 0) this.setByVisitor(next);
    else keepInPlace(branch.toggle, () => this.setByVisitor(next), lifetime);
  }

  closeAll(): void {
    const state = this.#host.state.get();
    if (state.deepest) this.setByVisitor({ ...state, deepest: undefined });
  }

  /** Judges and places again what is open, in another layout or a window of another size. */
  layOutAgain(): void {
    for (const branch of this.#shown) this.menu.judgeItems(branch);
    this.#judgeList();
    placePanels([...this.#dropdowns], this.menu.ledger);
  }

  #show(state: MegaNavState): Changes {
    const next = shownBranches(state);
    const dropdowns = new Set(dropdownsOf(state, [...next]));
    const closed = [...this.#shown].filter((branch) => !next.has(branch)).reverse();
    const opened = [...next].filter((branch) => !this.#shown.has(branch));
    const dropped = [...dropdowns].filter((branch) => !this.#dropdowns.has(branch));
    dropped.forEach(colourPanels);
    placePanels(dropped, this.menu.ledger);
    for (const branch of closed) this.menu.close(branch);
    for (const branch of this.#dropdowns)
      if (!dropdowns.has(branch)) {
        unplacePanels(branch, this.menu.ledger);
        restorePanels(branch);
      }
    for (const branch of opened) this.menu.open(branch);
    for (const branch of opened) if (!dropdowns.has(branch)) colourInnerPanels(branch);
    this.#shown = next;
    this.#dropdowns = dropdowns;
    return { closed, opened };
  }

  /** The innermost branch with what the visitor holds in its panels: without the code, the page's styles may show it. */
  #heldBranch(): MenuBranch | undefined {
    const held = heldIn(this.#host.element) ?? null;
    const around = this.menu.branches.closest(held);
    return around && !panelsContain(around, held) ? around.parent : around;
  }

  #emit(branch: MenuBranch, expanded: boolean): void {
    const { emit, state } = this.#host;
    const { label, level, tabList } = branch;
    if (!isTab(state.get(), branch)) {
      emit("dealer-mega-nav-expanded", { label, level, expanded });
      return;
    }
    const tabs = tabLists(this.menu.branches.all()).get(tabList as Element) ?? [];
    if (expanded) emit("dealer-mega-nav-tab-changed", { index: tabs.indexOf(branch), label });
  }

  /** Brings the state in line with the items that are in the list now. */
  #synchronise(): void {
    const { element, state } = this.#host;
    const { currentItem, menu } = this.reader;
    const { branches } = menu;
    const isLatest = (branch: MenuBranch) => branches.latest(branch) === branch;
    this.#shown = new Set([...this.#shown].filter(isLatest));
    this.#dropdowns = new Set([...this.#dropdowns].filter(isLatest));
    const now = state.get();
    const isMobile = now.layout === "mobile";
    const isUntouched = this.#isUntouched;
    const current = branches.closest(currentItem ?? null);
    const accordion = isUntouched ? current : branches.latest(now.accordion);
    const held = isUntouched ? this.#heldBranch() : undefined;
    const next = {
      ...now,
      accordion,
      deepest: isUntouched && isMobile ? accordion : branches.latest(now.deepest),
      tabs: activeTabs(tabLists(branches.all()), isUntouched ? [] : now.tabs, openPath(current)),
      hasLandmark: hasLandmark(element),
      hasBrand: hasBrand(element),
    };
    this.set(held ? reveal(next, held) : next);
    decorateLists(menu, state.get());
    if (isMenuShown(this.#host)) menu.openList();
    else this.#judgeList();
  }

  /** Our styles show the items of a list that is open, and on wide pages those with a toggle that the author printed. */
  #judgeList(): void {
    const isBar = this.#host.state.get().layout === "desktop" && this.menu.hasPrintedToggles;
    if (isBar || isMenuShown(this.#host)) this.menu.judgeList();
  }
}

interface Changes {
  readonly closed: readonly MenuBranch[];
  readonly opened: readonly MenuBranch[];
}

/** The branches whose panels lie over the page. */
const dropdownsOf = ({ layout }: MegaNavState, branches: readonly MenuBranch[]) =>
  layout === "desktop" ? branches.filter(({ level, tabList }) => level === 1 && !tabList) : [];

function decorateLists(menu: Menu, state: MegaNavState): void {
  const shown = shownBranches(state);
  for (const [list, tabs] of tabLists(menu.branches.all())) {
    const active = state.tabs.find(({ tabList }) => tabList === list);
    if (state.layout === "desktop" && active) decorateTabs(list, tabs, active, menu.ledger);
    else {
      removeTabs(list, tabs, menu.ledger);
      for (const tab of tabs) showBranch(tab, shown.has(tab), menu.ledger);
    }
  }
}
