/** The author's attributes, changed for a while. */
export interface Markup {
  /** What the author wrote, or wrote last. */
  found(element: Element, name: string): string | null;
  /** Sets an attribute; null means as the author has it. */
  set(element: Element, name: string, value: string | null): void;
  /** Puts everything of an element back as it was found, but for what the page itself has changed since. */
  restore(element: Element): void;
}

interface Change {
  readonly found: string | null;
  readonly set: string | null;
}

export function borrowMarkup(): Markup {
  const changes = new Map<Element, Map<string, Change>>();
  const found = (element: Element, name: string) => {
    const change = changes.get(element)?.get(name);
    const now = element.getAttribute(name);
    return change && change.set === now ? change.found : now;
  };
  return {
    found,
    set(element, name, value) {
      const own = found(element, name);
      const set = value ?? own;
      write(element, name, set);
      changes.set(
        element,
        (changes.get(element) ?? new Map<string, Change>()).set(name, { found: own, set }),
      );
    },
    restore(element) {
      for (const name of changes.get(element)?.keys() ?? []) write(element, name, found(element, name));
      changes.delete(element);
    },
  };
}

function write(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
