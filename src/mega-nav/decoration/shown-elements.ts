import type { MarkupLedger } from "../../kernel/markup/markup-ledger.ts";
import { MARK } from "../marks.ts";
import { markThese, takeDisplayOff, withoutDisplay } from "./mark-absent.ts";

/** The values of `display` that styles/shown.css keeps, besides `position: static`. */
const KEPT = ["block", "flex", "grid"];

/**
 * The elements that the page's styles must not hide, because what is in them is open. The mark gives them styles that
 * beat the page's. Only `display` and `position` have no value that is right in every theme, so the mark keeps those that
 * an element has when it opens, or `block` for one that is hidden: a script that hides the element later changes nothing.
 */
export class ShownElements {
  readonly #ledger: MarkupLedger;
  /** By what has opened them. */
  readonly #shown = new Map<object, readonly Element[]>();
  readonly #closing = new Set<Element>();
  #frame = 0;

  constructor(ledger: MarkupLedger) {
    this.#ledger = ledger;
  }

  /**
   * Shows elements until the same is hidden; judges the items in them, which the visitor does not see yet. What is hidden is
   * read as the page's styles have it: the theme's transitions would start if it was shown without the mark.
   */
  show(opened: object, elements: readonly Element[], items: readonly Element[] = []): void {
    this.hide(opened);
    takeDisplayOff([...elements, ...items], this.#ledger);
    // All is read before any of it is written, because the browser recalculates the styles for a read after a write.
    const kept = elements.map(keptStyles);
    const hidden = withoutDisplay(items);
    for (const element of elements) this.#ledger.reset(element, MARK.absent);
    markThese(hidden, items, this.#ledger);
    this.#mark(opened, elements, kept);
  }

  /** Shows more elements until the same is hidden. */
  showAlso(opened: object, elements: readonly Element[]): void {
    this.#mark(opened, elements, elements.map(keptStyles));
  }

  #mark(opened: object, elements: readonly Element[], kept: readonly string[]): void {
    this.#shown.set(opened, [...(this.#shown.get(opened) ?? []), ...elements]);
    elements.forEach((element, index) => {
      this.#ledger.set(element, MARK.shown, kept[index] as string);
    });
  }

  hide(opened: object): void {
    const elements = this.#shown.get(opened) ?? [];
    this.#shown.delete(opened);
    for (const element of elements) {
      this.#ledger.reset(element, MARK.shown);
      this.#ledger.set(element, MARK.closing, "");
      this.#closing.add(element);
    }
    cancelAnimationFrame(this.#frame);
    if (this.#closing.size > 0)
      this.#frame = requestAnimationFrame(() => {
        this.#frame = requestAnimationFrame(() => this.#endClosing());
      });
  }

  hideAll(): void {
    for (const opened of [...this.#shown.keys()]) this.hide(opened);
    this.#endClosing();
  }

  #endClosing(): void {
    cancelAnimationFrame(this.#frame);
    for (const element of this.#closing) this.#ledger.reset(element, MARK.closing);
    this.#closing.clear();
  }
}

function keptStyles(element: Element): string {
  const { display, position } = getComputedStyle(element);
  const shown = display === "none" ? "block" : display;
  return [...(KEPT.includes(shown) ? [shown] : []), ...(position === "static" ? [position] : [])].join(" ");
}

/** A container and the elements in it that are around some nodes. */
export function elementsAround(nodes: readonly Element[], container: Element): Element[] {
  const found = new Set([container]);
  for (const node of nodes)
    for (let around = node.parentElement; around && !found.has(around); around = around.parentElement)
      found.add(around);
  return [...found];
}
