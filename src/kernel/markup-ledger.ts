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

/** A menu has thousands: what an array can hold takes a third of what maps and sets take. */
interface Found {
  /** Each name with its value behind it. */
  readonly attributes: readonly string[];
  readonly changed: string[];
}

export function markupLedger(): MarkupLedger {
  const found = new Map<Element, Found>();
  const inserted = new Set<Element>();

  const remember = (element: Element, name: string) => {
    const known = found.get(element) ?? { attributes: attributesOf(element), changed: [] };
    found.set(element, known);
    if (!known.changed.includes(name)) known.changed.push(name);
  };
  const written = (element: Element, name: string) => {
    if (inserted.has(element)) return null;
    const { attributes } = found.get(element) ?? { attributes: attributesOf(element) };
    return attributes.find((_, index) => attributes[index - 1] === name && index % 2 === 1) ?? null;
  };
  const reset = (element: Element, name: string) => write(element, name, written(element, name));
  const restoreOne = (element: Element) => {
    if (inserted.delete(element)) element.remove();
    const known = found.get(element);
    if (!known) return;
    const { attributes, changed } = known;
    for (const name of changed) reset(element, name);
    keepOrder(
      element,
      attributes.filter((_, index) => index % 2 === 0),
    );
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
      for (const one of [...inserted, ...found.keys()]) restoreOne(one);
    },
  };
}

const attributesOf = ({ attributes }: Element) => [...attributes].flatMap(({ name, value }) => [name, value]);

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
