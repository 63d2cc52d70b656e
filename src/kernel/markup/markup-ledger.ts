/** Makes changes to the author's markup that can be undone. */
export class MarkupLedger {
  /** The elements by attribute name: a menu has thousands of elements, and a list for each would take more memory. */
  readonly #changed = new Map<string, Set<Element>>();
  /** For elements of which we changed an existing attribute: all their original names and values, in turn. */
  readonly #found = new Map<Element, readonly string[]>();
  readonly #inserted = new Set<Element>();

  /** The value that the author wrote. */
  found(element: Element, name: string): string | null {
    if (this.#inserted.has(element)) return null;
    if (!this.#isChanged(element, name)) return element.getAttribute(name);
    const attributes = this.#found.get(element) ?? [];
    return attributes.find((_, index) => attributes[index - 1] === name && index % 2 === 1) ?? null;
  }

  /** Sets an attribute; null removes it. */
  set(element: Element, name: string, value: string | null): void {
    if (!this.#inserted.has(element)) this.#remember(element, name);
    write(element, name, value);
  }

  /** Restores one attribute to the author's value. */
  reset(element: Element, name: string): void {
    write(element, name, this.found(element, name));
  }

  /** Makes an attribute the author's own again, with its value of now: a script of the page has changed it after us. */
  adopt(element: Element, name: string): void {
    if (!this.#changed.get(name)?.delete(element)) return;
    const found = this.#found.get(element);
    const value = element.getAttribute(name);
    if (!found) return;
    const others = found.filter((_, index) => found[index - (index % 2)] !== name);
    this.#found.set(element, value === null ? others : [...others, name, value]);
  }

  insertBefore(node: Element, reference: Node): void {
    this.#inserted.add(node);
    if (node.nextSibling !== reference) reference.parentNode?.insertBefore(node, reference);
  }

  /** Undoes all changes, or all changes to one element. */
  restore(element?: Element): void {
    const all = element ? [[element]] : [this.#inserted, ...this.#changed.values()];
    for (const elements of all) for (const one of elements) this.#restoreOne(one);
  }

  #isChanged(element: Element, name: string): boolean {
    return this.#changed.get(name)?.has(element) ?? false;
  }

  #remember(element: Element, name: string): void {
    if (this.#isChanged(element, name)) return;
    if (element.hasAttribute(name) && !this.#found.has(element))
      this.#found.set(element, this.#unchangedOf(element));
    this.#changed.set(name, (this.#changed.get(name) ?? new Set()).add(element));
  }

  /** Not from `element.attributes`, because the browser would keep that list in memory for each element. */
  #unchangedOf(element: Element): string[] {
    return element
      .getAttributeNames()
      .filter((name) => !this.#isChanged(element, name))
      .flatMap((name) => [name, element.getAttribute(name) ?? ""]);
  }

  #restoreOne(element: Element): void {
    if (this.#inserted.delete(element)) element.remove();
    for (const [name, elements] of this.#changed)
      if (elements.has(element)) {
        this.reset(element, name);
        elements.delete(element);
      }
    keepOrder(element, this.#found.get(element)?.filter((_, index) => index % 2 === 0) ?? []);
    this.#found.delete(element);
  }
}

/** Skips an unchanged value: writing it again would make the browser recalculate the styles of everything inside. */
function write(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else if (name === "style") writeStyle(element as HTMLElement, value);
  else element.setAttribute(name, value);
}

/** A page's content policy may forbid the attribute: it is written only where its spelling is not the browser's. */
function writeStyle(element: HTMLElement, value: string): void {
  element.style.cssText = value;
  if (element.getAttribute("style") !== value) element.setAttribute("style", value);
}

/** A restored attribute comes last, so the attributes that were after it are moved behind it. */
function keepOrder(element: Element, names: readonly string[]): void {
  const now = element.getAttributeNames();
  const firstMoved = names.findIndex((name, index) => name !== now[index]);
  if (firstMoved < 0) return;
  for (const name of names.slice(firstMoved)) {
    const attribute = element.getAttributeNode(name);
    if (attribute) element.setAttributeNode(element.removeAttributeNode(attribute));
  }
}
