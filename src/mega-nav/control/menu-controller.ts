import type { MegaNavHost, MegaNavState } from "../mega-nav.host.ts";
import {
  changesBetween,
  isTab,
  openPath,
  reveal,
  selectTab,
  shownBranches,
  toggleBranch,
} from "../mega-nav.ts";
import type { Menu } from "../menu/menu.ts";
import { MenuReader } from "../menu/menu-reader.ts";
import { activeTabs, tabLists } from "../menu/tab-lists.ts";
import { type MenuBranch, panelsContain } from "../menu-branch.ts";
import { heldIn } from "../reading/focus.ts";
import { keepInPlace } from "./keep-in-place.ts";
import { ListDecoration } from "./list-decoration.ts";
import { setBranches, setList } from "./transitions.ts";

/** Turns what a visitor does into changes of the state, with their events, and keeps the state in line with the list. */
export class MenuController {
  readonly reader: MenuReader;
  /** Where the visitor has pressed last, if there was no item with a submenu. */
  missed: Element | undefined;
  /** Whether a press on an item only confirms that hovering has just opened it. */
  isConfirming: (branch: MenuBranch) => boolean = () => false;
  readonly #host: MegaNavHost;
  readonly #decoration: ListDecoration;

  constructor(host: MegaNavHost) {
    this.#host = host;
    this.reader = new MenuReader(host, () => this.#synchronise());
    this.#decoration = new ListDecoration(host, this.reader);
  }

  get menu(): Menu {
    return this.reader.menu;
  }

  /** The open branches that are not tabs, outermost first. */
  openBranches(): readonly MenuBranch[] {
    const state = this.#host.state.get();
    return openPath(state.deepest).filter((branch) => !isTab(state, branch));
  }

  /** Opens or closes a branch, or selects a tab. */
  activate(branch: MenuBranch): void {
    const { state, lifetime } = this.#host;
    const now = state.get();
    const next = isTab(now, branch) ? selectTab(now, branch) : toggleBranch(now, branch);
    const others = openPath(now.deepest).filter((open) => !openPath(branch).includes(open));
    if (now.layout === "desktop" || others.length === 0) this.#changeByVisitor(next);
    else keepInPlace(branch.toggle, () => this.#changeByVisitor(next), lifetime);
  }

  /** Makes a branch visible, with all branches around it. */
  reveal(branch: MenuBranch): void {
    this.#changeByVisitor(reveal(this.#host.state.get(), branch));
  }

  /** Closes a branch and what is open in it. */
  close(branch: MenuBranch): void {
    this.#changeByVisitor({ ...this.#host.state.get(), deepest: branch.parent });
  }

  closeAll(): void {
    const state = this.#host.state.get();
    if (state.deepest) this.#changeByVisitor({ ...state, deepest: undefined });
  }

  /** Judges and places again what is open, in another layout or a window of another size. */
  layOutAgain(): void {
    this.#decoration.layOutAgain();
  }

  #changeByVisitor(next: MegaNavState): void {
    const before = shownBranches(this.#host.state.get());
    setBranches(this.#host, next);
    const { closed, opened } = changesBetween(before, shownBranches(next));
    for (const branch of closed) this.#emit(branch, false);
    for (const branch of opened) this.#emit(branch, true);
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

  /** The innermost branch with what the visitor holds in its panels: without the code, the page's styles may show it. */
  #heldBranch(): MenuBranch | undefined {
    const held = heldIn(this.#host.element) ?? null;
    const around = this.menu.branches.closest(held);
    return around && !panelsContain(around, held) ? around.parent : around;
  }

  /** Brings the state in line with the items that are in the list now. */
  #synchronise(): void {
    const { branches } = this.menu;
    const now = this.#host.state.get();
    const { isUntouched } = now;
    const current = branches.closest(this.reader.currentItem ?? null);
    const accordion = isUntouched ? current : branches.latest(now.accordion);
    const held = isUntouched ? this.#heldBranch() : undefined;
    const tabs = isUntouched ? [] : now.tabs.map((tab) => branches.latest(tab));
    const next = {
      ...now,
      accordion,
      deepest: isUntouched && now.layout === "mobile" ? accordion : branches.latest(now.deepest),
      tabs: activeTabs(tabLists(branches.all()), tabs, openPath(current)),
    };
    this.#decoration.forgetRemoved();
    setList(this.#host, held ? reveal(next, held) : next);
    this.#decoration.showRead();
  }
}
