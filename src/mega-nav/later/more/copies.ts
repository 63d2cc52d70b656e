import { cleanCopies } from "../../copies/clean-copies.ts";
import { OWN_TOGGLE } from "../../marks.ts";

/** On an item that does not fit, and on the item with the copies. */
export const MORE = "data-dealer-more";
const PRESSABLE = `a, button:not(${OWN_TOGGLE})`;
/** The attributes of items, links and buttons that copies follow without being made again. */
export const FOLLOWED = ["class", "href", "aria-current"];

/** Copies of items in the order of these, without ids; a press on a copy is one on the original. */
export class Copies {
  readonly list = document.createElement("ul");
  readonly #copies = new Map<Element, HTMLElement>();
  readonly #originals = new WeakMap<Element, HTMLElement>();
  /** The value of an attribute of an original that its author wrote. */
  readonly #written: (original: Element, name: string) => string | null;

  constructor(
    isForOtherTab: (event: MouseEvent) => boolean,
    written: (original: Element, name: string) => string | null,
  ) {
    this.#written = written;
    const onClick = (event: MouseEvent) => {
      const copy = (event.target as Element).closest(PRESSABLE);
      const original = copy && this.#originals.get(copy);
      if (!original || isForOtherTab(event)) return;
      // The page's scripts get one press: that on the original.
      event.stopPropagation();
      if (isPrevented(original, event)) event.preventDefault();
    };
    this.list.addEventListener("click", onClick, { capture: true });
  }

  show(items: readonly HTMLElement[]): void {
    for (const [item, copy] of this.#copies)
      if (!items.includes(item as HTMLElement)) {
        copy.remove();
        this.#copies.delete(item);
      }
    items.forEach((item, index) => {
      const copy = this.#copies.get(item) ?? this.#copy(item);
      if (this.list.children[index] !== copy) this.list.insertBefore(copy, this.list.children[index] ?? null);
      for (const one of [copy, ...copy.querySelectorAll(PRESSABLE)]) this.#follow(one);
    });
  }

  /** Lets an item be copied again. */
  forget(item: Element): void {
    this.#copies.get(item)?.remove();
    this.#copies.delete(item);
  }

  /** The original of the link or button that an element is in. */
  originalOf(element: Element): HTMLElement | undefined {
    const copy = element.closest(PRESSABLE);
    return copy ? this.#originals.get(copy) : undefined;
  }

  #follow(copy: Element): void {
    const original = this.#originals.get(copy);
    if (!original) return;
    for (const name of FOLLOWED) {
      const value = this.#written(original, name);
      // The copy may have an `aria-current` of ours.
      if (this.#written(copy, name) === value) continue;
      if (value === null) copy.removeAttribute(name);
      else copy.setAttribute(name, value);
    }
  }

  #copy(item: HTMLElement): HTMLElement {
    const holder = document.createElement("ul");
    const copy = item.cloneNode(true) as HTMLElement;
    const originals = item.querySelectorAll<HTMLElement>(PRESSABLE);
    this.#originals.set(copy, item);
    copy.querySelectorAll(PRESSABLE).forEach((one, index) => {
      const original = originals[index];
      if (original) this.#originals.set(one, original);
    });
    holder.append(copy);
    cleanCopies(holder);
    for (const one of holder.querySelectorAll("[id]")) one.removeAttribute("id");
    copy.removeAttribute(MORE);
    this.#copies.set(item, copy);
    return copy;
  }
}

/** Presses an original for the page's scripts; returns whether the browser must not follow the copy. */
function isPrevented(original: HTMLElement, { detail, view }: MouseEvent): boolean {
  let isLeftAlone = false;
  const press = new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, detail, view });
  const atEnd = (event: Event) => {
    if (event !== press) return;
    isLeftAlone = !event.defaultPrevented;
    // The browser follows the copy.
    event.preventDefault();
  };
  addEventListener("click", atEnd);
  original.dispatchEvent(press);
  removeEventListener("click", atEnd);
  return !isLeftAlone;
}
