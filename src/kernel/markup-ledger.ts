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
  /** The names of what was set on each element. */
  const changed = new Map<Element, readonly string[]>();
  /** The attributes of elements on which one was set that had a value before: each name with its value behind it. */
  const found = new Map<Element, readonly string[]>();
  const inserted = new Set<Element>();
  const namesOf = sharedLists();

  const isChanged = (element: Element, name: string) => changed.get(element)?.includes(name) ?? false;
  const remember = (element: Element, name: string) => {
    if (isChanged(element, name)) return;
    const names = changed.get(element) ?? [];
    if (element.hasAttribute(name) && !found.has(element)) found.set(element, attributesOf(element, names));
    changed.set(element, namesOf([...names, name]));
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
    for (const name of changed.get(element) ?? []) reset(element, name);
    keepOrder(element, found.get(element)?.filter((_, index) => index % 2 === 0) ?? []);
    changed.delete(element);
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
      for (const one of [...inserted, ...changed.keys()]) restoreOne(one);
    },
  };
}

/** One list for all that have the same names in it: a menu has thousands of items that are changed alike. */
function sharedLists(): (names: readonly string[]) => readonly string[] {
  const lists = new Map<string, readonly string[]>();
  return (names) => {
    const key = names.join();
    const list = lists.get(key) ?? names;
    lists.set(key, list);
    return list;
  };
}

/** Not by `attributes`: that list would stay with each element. */
const attributesOf = (element: Element, except: readonly string[]) =>
  element
    .getAttributeNames()
    .filter((name) => !except.includes(name))
    .flatMap((name) => [name, element.getAttribute(name) as string]);

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
