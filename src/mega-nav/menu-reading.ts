import { declareScript } from "../kernel/declare-script.ts";
import { nextTask } from "../kernel/next-task.ts";
import { onAbort } from "../kernel/on-abort.ts";
import { reportScript } from "../kernel/report.ts";
import { markCurrent } from "./dressing/mark-current.ts";
import { MARK } from "./dressing/marks.ts";
import type { MegaNavHost } from "./mega-nav.host.ts";
import { Menu } from "./menu.ts";
import { workInSlices } from "./work-in-slices.ts";

/** Whoever has read the outermost items in this time reads on at once: another task would cost as much. */
const QUICK_MS = 4;

/** Reads the author's list, at first and whenever it has changed, and lets the page in between. */
export class MenuReading {
  menu: Menu;
  /** The item of the page that is open. */
  currentItem: HTMLElement | undefined;
  readonly #host: MegaNavHost;
  /** Brings the state in line with what has been read. */
  readonly #settle: () => void;

  constructor(host: MegaNavHost, settle: () => void) {
    this.#host = host;
    this.#settle = settle;
    this.menu = this.#begin();
    this.#work(() => this.#visitFirst());
    onAbort(host.lifetime, () => this.menu.restore());
  }

  /** Takes in a change of the list. */
  reread(records: readonly MutationRecord[]): void {
    if (this.menu.reread(records))
      this.#work(() => (this.#hasCopies() ? this.#visitFirst() : this.#visitAll()));
  }

  /** Reads everything again. */
  reset(): void {
    this.menu.restore();
    this.menu = this.#begin();
    this.#work(() => this.#visitFirst());
  }

  #begin(): Menu {
    const { element, options } = this.#host;
    return new Menu(element, () => options.get().layout === "tabs");
  }

  #work(task: () => Promise<void>): void {
    declareScript(this.#host.element.localName, task);
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
      this.menu = this.#begin();
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
    [this.currentItem] = markCurrent(element, location.href, menu.ledger);
    if (this.currentItem) menu.visitAround(this.currentItem);
    const visited = workInSlices(() => menu.visitNext(), lifetime);
    this.#settle();
    if (menu.isVisited) return;
    await visited;
    if (!lifetime.aborted) this.#settle();
  }

  /** A page's script has copied what we have dressed: by `innerHTML +=`, by `cloneNode`, or to keep it for the way back. */
  #hasCopies(): boolean {
    return [...this.#host.element.querySelectorAll(`[${MARK.toggle}]`)].some(
      (toggle) => this.menu.branches.around(toggle)?.toggle !== toggle,
    );
  }
}

/** Without it a menu is dressed over what a copy bears already, and works all the same. */
const fetchUndress = ({ localName }: Element) =>
  import("./copies/undress.ts").catch((error) => reportScript(localName, error));
