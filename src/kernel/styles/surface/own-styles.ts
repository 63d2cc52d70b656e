/** Properties in the `style` of some elements, which can be taken away again without those that others have set. */
export class OwnStyles {
  readonly #cleanUps: (() => void)[] = [];

  set(element: HTMLElement, name: string, value: string, priority = ""): void {
    const { style } = element;
    const [before, priorityBefore] = [style.getPropertyValue(name), style.getPropertyPriority(name)];
    const [attribute, text] = [element.getAttribute("style"), style.cssText];
    style.setProperty(name, value, priority);
    this.#cleanUps.push(() => {
      // WebKit leaves a custom property as it is when it is set to nothing.
      if (before === "") style.removeProperty(name);
      else style.setProperty(name, before, priorityBefore);
      if (style.cssText === text) restoreSpelling(element, attribute);
      // Others have taken theirs away meanwhile.
      else if (style.length === 0) restoreSpelling(element, null);
    });
  }

  restore(): void {
    for (const cleanUp of this.#cleanUps.reverse()) cleanUp();
    this.#cleanUps.length = 0;
  }
}

function restoreSpelling(element: HTMLElement, attribute: string | null): void {
  // Chromium writes the attribute when it is read, and removes only what it has written.
  const now = element.getAttribute("style");
  if (attribute === null) element.removeAttribute("style");
  else if (now !== attribute) element.setAttribute("style", attribute);
}
