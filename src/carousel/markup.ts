/** The author's attributes, changed for a while. */
export interface Markup {
  /** What the author wrote. */
  found(element: Element, name: string): string | null;
  /** Sets an attribute; null means as the author has it. */
  set(element: Element, name: string, value: string | null): void;
  /** Puts everything of an element back as it was found. */
  restore(element: Element): void;
}

export function borrowMarkup(): Markup {
  const changed = new Map<Element, Map<string, string | null>>();
  const foundIn = (element: Element) => changed.get(element) ?? new Map<string, string | null>();
  const found = (element: Element, name: string) => {
    const before = foundIn(element).get(name);
    return before === undefined ? element.getAttribute(name) : before;
  };
  return {
    found,
    set(element, name, value) {
      const before = found(element, name);
      changed.set(element, foundIn(element).set(name, before));
      write(element, name, value ?? before);
    },
    restore(element) {
      for (const [name, value] of foundIn(element)) write(element, name, value);
      changed.delete(element);
    },
  };
}

/** What is set already costs a browser the style of all that is inside when it is set again. */
function write(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
