import { declareScript } from "../../kernel/task/declare-script.ts";
import { nextTask } from "../../kernel/task/next-task.ts";
import { onAbort } from "../../kernel/task/on-abort.ts";
import { reportScript } from "../../kernel/task/report.ts";
import { CurrentMark } from "../decoration/mark-current.ts";
import { MARK } from "../marks.ts";
import type { MegaNavHost } from "../mega-nav.host.ts";
import { openPath } from "../mega-nav.ts";
import { pageNow } from "../reading/current.ts";
import { heldIn } from "../reading/focus.ts";
import { Menu } from "./menu.ts";
import { workInSlices } from "./work-in-slices.ts";

/**
 * After outermost items that took less than this, reading goes on in the same task: a further task would cost as
 * much.
 */
const QUICK_MS = 4;

/**
 * Reads the author's list, at first and after each change, in tasks that are short enough to keep the page
 * responsive.
 */
export class MenuReader {
  menu: Menu;
  readonly current: CurrentMark;
  readonly #host: MegaNavHost;
  /** Brings the state in line with the items that have been read. */
  readonly #synchronise: () => void;

  constructor(host: MegaNavHost, synchronise: () => void) {
    this.#host = host;
    this.#synchronise = synchronise;
    this.menu = this.#newMenu();
    this.current = new CurrentMark(host.element);
    this.#run(() => this.#readFirst());
    onAbort(host.lifetime, () => this.menu.restore());
  }

  /** The item of the page that the visitor is on. */
  get currentItem(): Element | undefined {
    return this.current.items[0];
  }

  /** Reads the items that have changed. */
  readChanges(records: readonly MutationRecord[]): void {
    if (this.menu.addChanges(records))
      this.#run(() => (this.#hasCopies() ? this.#readFirst() : this.#readRest()));
  }

  /** Puts back what a script has taken from items around these nodes. */
  readStripped(nodes: Iterable<Node>): void {
    if (this.menu.addStripped(nodes)) this.#run(() => this.#readRest());
  }

  /** Judges the author's toggles for another layout. */
  judgeToggles(): void {
    if (this.menu.judgeToggles()) this.#synchronise();
  }

  /** Reads the whole list again. */
  readAgain(): void {
    this.menu.restore();
    this.menu = this.#newMenu();
    // The restored list gets its marks when it has been read.
    this.current.ledger = undefined;
    this.#run(() => this.#readFirst());
  }

  #newMenu(): Menu {
    const { element, options } = this.#host;
    return new Menu(element, () => options.get().layout === "tabs");
  }

  #run(task: () => Promise<void>): void {
    declareScript(this.#host.tag.localName, task);
  }

  /** Reads in one or two tasks of its own: until an item has been read, the style sheet keeps it closed. */
  async #readFirst(): Promise<void> {
    const { element, tag, lifetime } = this.#host;
    await nextTask();
    const copies = this.#hasCopies() && (await loadCleaner(tag));
    if (lifetime.aborted) return;
    if (copies) {
      this.menu.restore();
      copies.cleanCopies(element);
      this.menu = this.#newMenu();
    }
    const start = performance.now();
    const held = heldIn(element);
    this.menu.visitOutermost();
    if (held) this.menu.visitAround(held);
    if (performance.now() - start > QUICK_MS) {
      this.#synchronise();
      await nextTask();
    }
    if (!lifetime.aborted) await this.#readRest();
  }

  async #readRest(): Promise<void> {
    const { lifetime } = this.#host;
    const menu = this.menu;
    this.current.readList(pageNow(), menu.ledger);
    if (this.currentItem?.isConnected) menu.visitAround(this.currentItem);
    for (const open of openPath(this.#host.state.get().deepest)) menu.visitLatest(open);
    const visited = workInSlices(() => menu.visitNext(), lifetime);
    this.#synchronise();
    if (menu.isVisited) return;
    await visited;
    if (!lifetime.aborted) this.#synchronise();
  }

  /** Whether a script of the page has copied our decorated markup, for example with `innerHTML +=` or `cloneNode`. */
  #hasCopies(): boolean {
    return [...this.#host.element.querySelectorAll(`[${MARK.toggle}]`)].some(
      (toggle) => this.menu.branches.closest(toggle)?.toggle !== toggle,
    );
  }
}

/** If it does not load, the menu is decorated over the marks of the copy, and still works. */
const loadCleaner = ({ localName }: Element) =>
  import("../copies/clean-copies.ts").catch((error) => reportScript(localName, error));
