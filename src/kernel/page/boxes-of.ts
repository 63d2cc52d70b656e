/** An element, or what is in it where it has no box of its own. */
export const boxesOf = (element: Element): Element[] =>
  getComputedStyle(element).display === "contents" ? [...element.children].flatMap(boxesOf) : [element];
