import type { CurrentMark } from "../../decoration/mark-current.ts";
import { MARK } from "../../marks.ts";
import { isMarked, isStated, itemAround, type Page } from "../../reading/current.ts";

type Changed = Pick<MutationRecord, "target" | "attributeName">;

/** Moves the mark after the page's address or the author's marks have changed. */
export class CurrentChanges {
  readonly #current: CurrentMark;
  /** Elements that got a class which may mean something else. */
  readonly #doubtful = new Set<Element>();

  constructor(current: CurrentMark) {
    this.#current = current;
  }

  /** Whether a changed attribute may move the mark. */
  concerns({ target, attributeName }: Changed): boolean {
    const element = target as Element;
    if (attributeName !== "class") return true;
    return isMarked(element) !== (this.#current.marks.marked.has(element) || this.#doubtful.has(element));
  }

  /** Only the changed elements are read: a menu may have thousands of links. */
  read(page: Page, changes: readonly Changed[]): void {
    const changed = (name: string) =>
      new Set(
        changes.filter(({ attributeName }) => attributeName === name).map(({ target }) => target as Element),
      );
    if (page.address !== this.#current.page?.address) this.#current.readAddress(page);
    this.#readClasses(changed("class"));
    this.#readStated(changed("aria-current"));
    this.#current.mark(page);
  }

  #readStated(changed: ReadonlySet<Element>): void {
    const { marks, written, ledger } = this.#current;
    let isMoved = false;
    for (const element of changed) {
      if (written.delete(element)) ledger?.adopt(element, "aria-current");
      const hasIt = isStated(element.getAttribute("aria-current"));
      if (hasIt !== marks.stated.has(element)) isMoved = true;
      if (hasIt) marks.stated.add(element);
      else marks.stated.delete(element);
    }
    if (!isMoved) return;
    this.#current.latest = "stated";
    // A script of the page moves `aria-current`: it has removed it where we had done so before.
    for (const [element, value] of written)
      if (value === null) {
        written.delete(element);
        marks.stated.delete(element);
        ledger?.adopt(element, "aria-current");
      }
  }

  /**
   * A class moves the mark if another item has lost it, or if the item is inside a marked one. Scripts also use these
   * classes for items that are open.
   */
  #readClasses(changed: ReadonlySet<Element>): void {
    const { marked, stated } = this.#current.marks;
    let isMoved = marked.size + stated.size === 0;
    for (const element of changed) {
      const hasMark = isMarked(element);
      if (!hasMark && marked.delete(element)) isMoved = true;
      if (!hasMark) this.#doubtful.delete(element);
      else if (!marked.has(element)) this.#doubtful.add(element);
    }
    const added = [...this.#doubtful].filter((element) => !isInOpenBranch(element));
    const isInside = (element: Element) => [...marked].some((one) => itemAround(one)?.contains(element));
    if (added.length === 0 || !(isMoved || added.some(isInside))) return;
    this.#current.latest = "marked";
    for (const element of added) {
      this.#doubtful.delete(element);
      marked.add(element);
    }
  }
}

const isInOpenBranch = (element: Element) => itemAround(element)?.hasAttribute(MARK.expanded) ?? false;
