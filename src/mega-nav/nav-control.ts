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
import type { MegaNavHost, MegaNavState } from "./mega-nav.behaviour.ts";
import { isTab, openPath, selectTab, shownBranches, toggleBranch } from "./mega-nav.ts";
import { type Menu, openMenu } from "./menu.ts";
import type { MenuBranch } from "./menu-branch.ts";
import { workInSlices } from "./work-in-slices.ts";

/** Keeps the author's list as the state has it, and tells what a visitor changes. */
export interface NavControl {
  readonly menu: Menu;
  /** The open branches that are no tabs, outermost first. */
  openBranches(): readonly MenuBranch[];
  /** Sets the state and shows it. */
  set(state: MegaNavState): void;
  /** The same, for what a visitor did: listeners are told. */
  act(state: MegaNavState): void;
  /** Opens or closes a branch, or selects a tab. */
  press(branch: MenuBranch): void;
  closeAll(): void;
  /** Measures the open panels again. */
  align(): void;
  /** Takes in a change of the list. */
  reread(records: readonly MutationRecord[]): void;
  /** Reads everything again. */
  reset(): void;
}

export function navControl(host: MegaNavHost): NavControl {
  const { element, lifetime } = host;
  const read = () => openMenu(element, () => host.options.get().layout === "tabs");
  let menu = read();
  let shown: ReadonlySet<MenuBranch> = new Set();
  let isUntouched = true;
  let currentItem: HTMLElement | undefined;
  let current: MenuBranch | undefined;

  const show = (state: MegaNavState) => {
    const next = shownBranches<MenuBranch>(state);
    const closed = [...shown].filter((branch) => !next.has(branch)).reverse();
    const opened = [...next].filter((branch) => !shown.has(branch));
    for (const branch of opened) menu.visitInside(branch);
    alignBranches(dropdownsOf(state, opened), menu.ledger);
    for (const branch of closed) showBranch(branch, false, menu.ledger);
    for (const branch of opened) showBranch(branch, true, menu.ledger);
    shown = next;
    return { closed, opened };
  };
  const set = (state: MegaNavState) => {
    const before = host.state.get();
    const changes = show(state);
    host.state.set(state);
    if (
      before.layout !== state.layout ||
      [...changes.closed, ...changes.opened].some(({ tabList }) => tabList)
    )
      dressLists(menu, state);
    return changes;
  };
  const act = (state: MegaNavState) => {
    isUntouched = false;
    const { closed, opened } = set(state);
    for (const branch of closed) tell(branch, false);
    for (const branch of opened) tell(branch, true);
  };
  const tell = (branch: MenuBranch, expanded: boolean) => {
    const { label, level, tabList } = branch;
    if (!isTab(host.state.get(), branch))
      return host.emit("dealer-mega-nav-expanded", { label, level, expanded });
    const tabs = tabLists(menu.branches.all()).get(tabList as Element) ?? [];
    return expanded && host.emit("dealer-mega-nav-tab-changed", { index: tabs.indexOf(branch), label });
  };

  /** Brings the state in line with the items that are there now. */
  const settle = () => {
    shown = new Set([...shown].filter((branch) => menu.branches.living(branch) === branch));
    current = menu.branches.around(currentItem ?? null);
    const state = host.state.get();
    const isMobile = state.layout === "mobile";
    const accordion = isUntouched ? current : menu.branches.living(state.accordion);
    const lists = tabLists(menu.branches.all());
    set({
      ...state,
      accordion,
      deepest: isUntouched && isMobile ? accordion : menu.branches.living(state.deepest),
      tabs: activeTabs(lists, isUntouched ? [] : state.tabs, openPath(current)),
      hasLandmark: hasLandmark(element),
    });
    dressLists(menu, host.state.get());
  };
  const visitAll = async () => {
    [currentItem] = markCurrent(element, menu.ledger);
    if (currentItem) menu.visitAround(currentItem);
    const visited = workInSlices(menu.visitNext, lifetime);
    settle();
    await visited;
    if (!lifetime.aborted) settle();
  };

  const work = (task: () => Promise<void>) => declareScript(element.localName, task);

  /** A page's script has copied what we have dressed: by `innerHTML +=`, by `cloneNode`, or to keep it for the way back. */
  const hasCopies = () =>
    [...element.querySelectorAll(`[${MARK.toggle}]`)].some(
      (toggle) => menu.branches.around(toggle)?.toggle !== toggle,
    );
  /** Without it a menu is dressed over what a copy bears already, and works all the same. */
  const fetchUndress = () =>
    import("./copies/undress.ts").catch((error) => reportScript(element.localName, error));

  /** In tasks of their own: until an item has been read the style sheet keeps it closed. */
  const visitFirst = async () => {
    await nextTask();
    const copies = hasCopies() && (await fetchUndress());
    if (lifetime.aborted) return;
    if (copies) {
      menu.restore();
      copies.undress(element);
      menu = read();
    }
    menu.visitOutermost();
    settle();
    await nextTask();
    if (!lifetime.aborted) await visitAll();
  };
  work(visitFirst);
  onAbort(lifetime, () => menu.restore());

  return {
    get menu() {
      return menu;
    },
    openBranches() {
      const state = host.state.get();
      return openPath(state.deepest).filter((branch) => !isTab(state, branch));
    },
    set,
    act,
    press(branch) {
      const state = host.state.get();
      if (isTab(state, branch)) act({ ...state, ...selectTab(state, branch) });
      else act({ ...state, ...toggleBranch(state, branch) });
    },
    closeAll() {
      const state = host.state.get();
      if (state.deepest) act({ ...state, deepest: undefined });
    },
    align: () => alignBranches(dropdownsOf(host.state.get(), [...shown]), menu.ledger),
    reread(records) {
      if (menu.reread(records)) work(hasCopies() ? visitFirst : visitAll);
    },
    reset() {
      menu.restore();
      menu = read();
      work(visitFirst);
    },
  };
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

const hasLandmark = (element: Element) =>
  element.querySelector("nav, [role=navigation]") !== null ||
  element.closest("nav, [role=navigation]") !== null;
