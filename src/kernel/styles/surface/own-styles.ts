/** How the author wrote the style of an element that has properties of ours, and how many of them it has. */
interface Author {
  readonly attribute: string | null;
  readonly text: string;
  own: number;
}

const authors = new WeakMap<HTMLElement, Author>();

/** Properties in the `style` of some elements, which can be taken away again without those that others have set. */
export class OwnStyles {
  readonly #cleanUps: (() => void)[] = [];

  set(element: HTMLElement, name: string, value: string, priority = ""): void {
    const { style } = element;
    const [before, priorityBefore] = [style.getPropertyValue(name), style.getPropertyPriority(name)];
    const author = authorOf(element);
    author.own++;
    style.setProperty(name, value, priority);
    this.#cleanUps.push(() => {
      // WebKit leaves a custom property as it is when it is set to nothing.
      if (before === "") style.removeProperty(name);
      else style.setProperty(name, before, priorityBefore);
      if (--author.own === 0) authors.delete(element);
      if (style.cssText === author.text) restoreSpelling(element, author.attribute);
      // Others have taken theirs away meanwhile.
      else if (style.length === 0) restoreSpelling(element, null);
    });
  }

  restore(): void {
    for (const cleanUp of this.#cleanUps.reverse()) cleanUp();
    this.#cleanUps.length = 0;
  }
}

function authorOf(element: HTMLElement): Author {
  const known = authors.get(element);
  if (known) return known;
  const author = { attribute: element.getAttribute("style"), text: element.style.cssText, own: 0 };
  authors.set(element, author);
  return author;
}

function restoreSpelling(element: HTMLElement, attribute: string | null): void {
  // Chromium writes the attribute when it is read, and removes only what it has written.
  const now = element.getAttribute("style");
  if (attribute === null) element.removeAttribute("style");
  else if (now !== attribute) element.setAttribute("style", attribute);
}
