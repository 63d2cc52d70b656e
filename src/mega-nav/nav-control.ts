import { declareScript } from "../kernel/declare-script.ts";
import { nextTask } from "../kernel/next-task.ts";
import { onAbort } from "../kernel/on-abort.ts";
import { reportScript } from "../kernel/report.ts";
import { activeTabs, tabLists } from "./active-tabs.ts";
import { alignBranches } from "./dressing/align-branch.ts";
import { showBranch } from "./dressing/dress-branch.ts";
import { dressTabs, undressTabs } from "./dressing/dress-tabs.ts";
import { markCurrent } from "./dressing/mark-current.ts";
import { MARK } from "./dressing/marks.ts";
import { hasLandmark } from "./has-landmark.ts";
import type { MegaNavHost, MegaNavState } from "./mega-nav.behaviour.ts";
import { isTab, openPath, selectTab, shownBranches, toggleBranch } from "./mega-nav.ts";
import { Menu } from "./menu.ts";
import type { MenuBranch } from "./menu-branch.ts";
import { workInSlices } from "./work-in-slices.ts";

/** Whoever has read the outermost items in this time reads on at once: another task would cost as much. */
const QUICK_MS = 2;

/** Keeps the author's list as the state has it, and tells what a visitor changes. */
export class NavControl {
  menu: Menu;
  readonly #host: MegaNavHost;
  #shown: ReadonlySet<MenuBranch> = new Set();
  #isUntouched = true;
  #currentItem: HTMLElement | undefined;

  constructor(host: MegaNavHost) {
    this.#host = host;
    this.menu = this.#read();
    this.#work(() => this.#visitFirst());
    onAbort(host.lifetime, () => this.menu.restore());
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
    if (isTab(state, branch)) this.act({ ...state, ...selectTab(state, branch) });
    else this.act({ ...state, ...toggleBranch(state, branch) });
  }

  closeAll(): void {
    const state = this.#host.state.get();
    if (state.deepest) this.act({ ...state, deepest: undefined });
  }

  /** Measures the open panels again. */
  align(): void {
    alignBranches(dropdownsOf(this.#host.state.get(), [...this.#shown]), this.menu.ledger);
  }

  /** Takes in a change of the list. */
  reread(records: readonly MutationRecord[]): void {
    if (this.menu.reread(records))
      this.#work(() => (this.#hasCopies() ? this.#visitFirst() : this.#visitAll()));
  }

  /** Reads everything again. */
  reset(): void {
    this.menu.restore();
    this.menu = this.#read();
    this.#work(() => this.#visitFirst());
  }

  #read(): Menu {
    const { element, options } = this.#host;
    return new Menu(element, () => options.get().layout === "tabs");
  }

  #work(task: () => Promise<void>): void {
    declareScript(this.#host.element.localName, task);
  }

  #show(state: MegaNavState): Changes {
    const { ledger } = this.menu;
    const next = shownBranches<MenuBranch>(state);
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

  /** In a task of its own, or two: until an item has been read the style sheet keeps it closed. */
  async #visitFirst(): Promise<void> {
    const { element, lifetime } = this.#host;
    await nextTask();
    const copies = this.#hasCopies() && (await fetchUndress(element));
    if (lifetime.aborted) return;
    if (copies) {
      this.menu.restore();
      copies.undress(element);
      this.menu = this.#read();
    }
    const start = performance.now();
    this.menu.visitOutermost();
    if (performance.now() - start > QUICK_MS) {
      this.#settle();
      await nextTask();
    }
    if (!lifetime.aborted) await this.#visitAll();
  }

  async #visitAll(): Promise<void> {
    const { element, lifetime } = this.#host;
    const menu = this.menu;
    [this.#currentItem] = markCurrent(element, menu.ledger);
    if (this.#currentItem) menu.visitAround(this.#currentItem);
    const visited = workInSlices(() => menu.visitNext(), lifetime);
    this.#settle();
    if (menu.isVisited) return;
    await visited;
    if (!lifetime.aborted) this.#settle();
  }

  /** Brings the state in line with the items that are there now. */
  #settle(): void {
    const { element, state } = this.#host;
    const { branches } = this.menu;
    this.#shown = new Set([...this.#shown].filter((branch) => branches.living(branch) === branch));
    const now = state.get();
    const isMobile = now.layout === "mobile";
    const isUntouched = this.#isUntouched;
    const current = branches.around(this.#currentItem ?? null);
    const accordion = isUntouched ? current : branches.living(now.accordion);
    this.set({
      ...now,
      accordion,
      deepest: isUntouched && isMobile ? accordion : branches.living(now.deepest),
      tabs: activeTabs(tabLists(branches.all()), isUntouched ? [] : now.tabs, openPath(current)),
      hasLandmark: hasLandmark(element),
    });
    dressLists(this.menu, state.get());
  }

  /** A page's script has copied what we have dressed: by `innerHTML +=`, by `cloneNode`, or to keep it for the way back. */
  #hasCopies(): boolean {
    return [...this.#host.element.querySelectorAll(`[${MARK.toggle}]`)].some(
      (toggle) => this.menu.branches.around(toggle)?.toggle !== toggle,
    );
  }
}

interface Changes {
  readonly closed: readonly MenuBranch[];
  readonly opened: readonly MenuBranch[];
}

/** Without it a menu is dressed over what a copy bears already, and works all the same. */
const fetchUndress = ({ localName }: Element) =>
  import("./copies/undress.ts").catch((error) => reportScript(localName, error));

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
