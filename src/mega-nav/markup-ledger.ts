/** Changes to the author's markup that can be taken back. */
export interface MarkupLedger {
  /** Sets an attribute; null removes it. */
  set(element: Element, name: string, value: string | null): void;
  insertBefore(node: Element, reference: Node): void;
  /** Puts everything back as it was found. */
  restore(): void;
}

export function markupLedger(): MarkupLedger {
  const originals = new Map<Element, Map<string, string | null>>();
  const inserted: Element[] = [];

  const remember = (element: Element, name: string) => {
    const attributes = originals.get(element) ?? new Map<string, string | null>();
    if (!attributes.has(name)) attributes.set(name, element.getAttribute(name));
    originals.set(element, attributes);
  };

  return {
    set(element, name, value) {
      remember(element, name);
      write(element, name, value);
    },
    insertBefore(node, reference) {
      reference.parentNode?.insertBefore(node, reference);
      inserted.push(node);
    },
    restore() {
      for (const node of inserted.splice(0)) node.remove();
      for (const [element, attributes] of originals)
        for (const [name, value] of attributes) write(element, name, value);
      originals.clear();
    },
  };
}

function write(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
