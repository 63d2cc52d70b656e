import type { MarkupLedger } from "../../kernel/markup/markup-ledger.ts";
import { MARK } from "../marks.ts";
import {
  type CurrentMarks,
  currentItems,
  isPlace,
  isStated,
  itemAround,
  itemsHere,
  leadsTo,
  linkIn,
  markedIn,
  type Page,
} from "../reading/current.ts";
import { ITEM } from "../reading/nodes.ts";

/** Marks the current items and the items around them, and adds `aria-current` where the author did not. */
export class CurrentMark {
  items: readonly Element[] = [];
  readonly marks = {
    stated: new Set<Element>(),
    marked: new Set<Element>(),
    here: [] as readonly HTMLElement[],
  };
  /** What the page has changed last: this decides. */
  latest: keyof CurrentMarks | undefined;
  /** The values of `aria-current` that we set; null where we removed the author's. */
  readonly written = new Map<Element, string | null>();
  ledger: MarkupLedger | undefined;
  page: Page | undefined;
  /** Called after our marks have been written. */
  onWritten: () => void = () => {};
  readonly #root: HTMLElement;
  /** The items with our mark. */
  #shown: ReadonlySet<Element> = new Set();

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** Reads the whole list. */
  readList(page: Page, ledger: MarkupLedger): void {
    // A new ledger comes after a restored list.
    if (ledger !== this.ledger) this.written.clear();
    this.ledger = ledger;
    const removed = [...this.written.keys()].filter((element) => this.#root.contains(element));
    const stated = [...this.#root.querySelectorAll("[aria-current]"), ...removed];
    this.marks.stated = new Set(stated.filter((one) => isStated(ledger.found(one, "aria-current"))));
    this.marks.marked = new Set(markedIn(this.#root));
    this.readAddress(page);
    this.mark(page);
  }

  readAddress(page: Page): void {
    const before = this.page;
    this.page = page;
    this.marks.here = itemsHere(this.#root, page);
    if (before?.address === page.address) return;
    const isOtherPage = before && withoutHash(before.address) !== withoutHash(page.address);
    const arePlaces = (items: readonly HTMLElement[]) => items.every((item) => isPlace(item, page));
    // Some systems mark all links to places on the page: then the address decides between them.
    const isPlaceNamed = page.address.includes("#") && arePlaces([...this.marks.here, ...this.#read()]);
    if (isOtherPage || isPlaceNamed) this.latest = "here";
  }

  mark(page: Page): void {
    const { ledger } = this;
    if (!ledger) return;
    this.items = this.#read();
    const above = this.items.flatMap((item) => itemsAbove(item, this.#root));
    const shown = new Set([...above, ...this.items]);
    for (const item of this.#shown) if (!shown.has(item)) ledger.reset(item, MARK.current);
    for (const item of shown) ledger.set(item, MARK.current, this.items.includes(item) ? "page" : "trail");
    this.#shown = shown;
    this.#write(this.#ariaCurrent(page), ledger);
    this.onWritten();
  }

  #read(): HTMLElement[] {
    return currentItems(this.#root, this.marks, this.latest);
  }

  /** The values of `aria-current` that differ from the author's. */
  #ariaCurrent(page: Page): Map<Element, string | null> {
    const { stated } = this.marks;
    const values = new Map<Element, string | null>();
    for (const element of stated) {
      const item = itemAround(element);
      if (item && this.#root.contains(item) && !this.items.includes(item)) values.set(element, null);
    }
    for (const item of this.items) {
      const link = linkIn(item);
      const isByAuthor = [item, link].some((one) => one && stated.has(one));
      if (link && !isByAuthor && leadsTo(link, page)) values.set(link, "page");
    }
    return values;
  }

  #write(values: ReadonlyMap<Element, string | null>, ledger: MarkupLedger): void {
    for (const element of this.written.keys())
      if (!values.has(element)) {
        this.written.delete(element);
        ledger.reset(element, "aria-current");
      }
    for (const [element, value] of values) {
      this.written.set(element, value);
      ledger.set(element, "aria-current", value);
    }
  }
}

function itemsAbove(item: Element, root: Element): Element[] {
  const above = item.parentElement?.closest(ITEM);
  return above && root.contains(above) ? [above, ...itemsAbove(above, root)] : [];
}

const withoutHash = (address: string) => address.split("#")[0];
