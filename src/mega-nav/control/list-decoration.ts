import { follow } from "../../kernel/element/follow.ts";
import { onAbort } from "../../kernel/task/on-abort.ts";
import { colourInnerPanels, colourPanels, restorePanels } from "../decoration/colour-panels.ts";
import { showBranch } from "../decoration/decorate-branch.ts";
import { decorateTabs, removeTabs } from "../decoration/decorate-tabs.ts";
import { placePanels, unplacePanels } from "../decoration/place-panels.ts";
import { MARK } from "../marks.ts";
import type { MegaNavHost, MegaNavState } from "../mega-nav.host.ts";
import { changesBetween, shownBranches } from "../mega-nav.ts";
import type { Menu } from "../menu/menu.ts";
import type { MenuReader } from "../menu/menu-reader.ts";
import { tabLists } from "../menu/tab-lists.ts";
import type { MenuBranch } from "../menu-branch.ts";
import { isMenuShown } from "./menu-button.ts";

/** Shows the state in the author's list, after each change. */
export class ListDecoration {
  readonly #host: MegaNavHost;
  readonly #reader: MenuReader;
  #shown: ReadonlySet<MenuBranch> = new Set();
  /** The shown branches whose panels lie over the page. */
  #dropdowns: ReadonlySet<MenuBranch> = new Set();

  constructor(host: MegaNavHost, reader: MenuReader) {
    this.#host = host;
    this.#reader = reader;
    this.#markBrand(host.state.get());
    follow(host.state, (now, before) => this.#update(now, before), host.lifetime);
    onAbort(host.lifetime, () => this.#markBrand({ hasBrand: false }));
  }

  get #menu(): Menu {
    return this.#reader.menu;
  }

  /** Forgets the branches that are no longer in the list, before the state does. */
  forgetRemoved(): void {
    const { branches } = this.#menu;
    const isLatest = (branch: MenuBranch) => branches.latest(branch) === branch;
    this.#shown = new Set([...this.#shown].filter(isLatest));
    this.#dropdowns = new Set([...this.#dropdowns].filter(isLatest));
  }

  /** Shows what has been read. */
  showRead(): void {
    decorateLists(this.#menu, this.#host.state.get());
    if (isMenuShown(this.#host)) this.#menu.openList();
    else this.#judgeList();
  }

  /** Judges and places again what is open, in another layout or a window of another size. */
  layOutAgain(): void {
    for (const branch of this.#shown) this.#menu.judgeItems(branch);
    this.#judgeList();
    placePanels([...this.#dropdowns], this.#menu.ledger)();
  }

  #update(now: MegaNavState, before: MegaNavState): void {
    this.#markBrand(now);
    const changed = this.#showBranches(now);
    if (before.layout !== now.layout || changed.some(({ tabList }) => tabList))
      decorateLists(this.#menu, now);
  }

  /** Also again: a refresh may have taken the mark. */
  #markBrand({ hasBrand }: Pick<MegaNavState, "hasBrand">): void {
    this.#host.element.toggleAttribute(MARK.brand, hasBrand);
  }

  /** Returns the branches that it has closed or opened. */
  #showBranches(state: MegaNavState): readonly MenuBranch[] {
    const { ledger } = this.#menu;
    const next = shownBranches(state);
    const dropdowns = new Set(dropdownsOf(state, [...next]));
    const { closed, opened } = changesBetween(this.#shown, next);
    const dropped = [...dropdowns].filter((branch) => !this.#dropdowns.has(branch));
    dropped.forEach(colourPanels);
    const place = placePanels(dropped, ledger);
    for (const branch of closed) this.#menu.close(branch);
    for (const branch of this.#dropdowns)
      if (!dropdowns.has(branch)) {
        unplacePanels(branch, ledger);
        restorePanels(branch);
      }
    for (const branch of opened) this.#menu.open(branch);
    place();
    for (const branch of opened) if (!dropdowns.has(branch)) colourInnerPanels(branch);
    this.#shown = next;
    this.#dropdowns = dropdowns;
    return [...closed, ...opened];
  }

  /** Our styles show the items of a list that is open, and on wide pages those with a toggle that the author printed. */
  #judgeList(): void {
    const isBar = this.#host.state.get().layout === "desktop" && this.#menu.hasPrintedToggles;
    if (isBar || isMenuShown(this.#host)) this.#menu.judgeList();
  }
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
