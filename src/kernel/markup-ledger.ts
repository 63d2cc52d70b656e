/** Changes to the author's markup that can be taken back. */
export interface MarkupLedger {
  /** What the author wrote. */
  found(element: Element, name: string): string | null;
  /** Sets an attribute; null removes it. */
  set(element: Element, name: string, value: string | null): void;
  /** Puts one attribute back as it was found. */
  reset(element: Element, name: string): void;
  insertBefore(node: Element, reference: Node): void;
  /** Puts everything back as it was found, or everything of one element. */
  restore(element?: Element): void;
}

export function markupLedger(): MarkupLedger {
  /** Of each name what it was set on: a menu has thousands of elements, and a list for each would take more. */
  const changed = new Map<string, Set<Element>>();
  /** The attributes of elements on which one was set that had a value before: each name with its value behind it. */
  const found = new Map<Element, readonly string[]>();
  const inserted = new Set<Element>();

  const isChanged = (element: Element, name: string) => changed.get(name)?.has(element);
  /** Not by `attributes`: that list would stay with each element. */
  const unchangedOf = (element: Element) =>
    element
      .getAttributeNames()
      .filter((name) => !isChanged(element, name))
      .flatMap((name) => [name, element.getAttribute(name) ?? ""]);
  const remember = (element: Element, name: string) => {
    if (isChanged(element, name)) return;
    if (element.hasAttribute(name) && !found.has(element)) found.set(element, unchangedOf(element));
    changed.set(name, (changed.get(name) ?? new Set()).add(element));
  };
  const written = (element: Element, name: string) => {
    if (inserted.has(element)) return null;
    if (!isChanged(element, name)) return element.getAttribute(name);
    const attributes = found.get(element) ?? [];
    return attributes.find((_, index) => attributes[index - 1] === name && index % 2 === 1) ?? null;
  };
  const reset = (element: Element, name: string) => write(element, name, written(element, name));
  const restoreOne = (element: Element) => {
    if (inserted.delete(element)) element.remove();
    for (const [name, elements] of changed)
      if (elements.has(element)) {
        reset(element, name);
        elements.delete(element);
      }
    keepOrder(element, found.get(element)?.filter((_, index) => index % 2 === 0) ?? []);
    found.delete(element);
  };

  return {
    found: written,
    set(element, name, value) {
      if (!inserted.has(element)) remember(element, name);
      write(element, name, value);
    },
    reset,
    insertBefore(node, reference) {
      inserted.add(node);
      if (node.nextSibling !== reference) reference.parentNode?.insertBefore(node, reference);
    },
    restore(element) {
      if (element) return restoreOne(element);
      for (const elements of [inserted, ...changed.values()]) for (const one of elements) restoreOne(one);
    },
  };
}

/** What is set already costs a browser the style of all that is inside when it is set again. */
function write(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** An attribute that was away stands last when it comes back: those that stood after it follow. */
function keepOrder(element: Element, names: readonly string[]): void {
  const now = element.getAttributeNames();
  const firstMoved = names.findIndex((name, index) => name !== now[index]);
  if (firstMoved < 0) return;
  for (const name of names.slice(firstMoved)) {
    const attribute = element.getAttributeNode(name);
    if (attribute) element.setAttributeNode(element.removeAttributeNode(attribute));
  }
}
