/** The innermost element of the page that the pointer or the focus is on, shadow roots included. */
export function innermost(state: ":hover" | ":focus-visible"): Element | undefined {
  let found: Element | undefined;
  let root: ParentNode | null | undefined = document;
  while (root) {
    const inside: Element | undefined = [...root.querySelectorAll(state)].at(-1);
    found = inside ?? found;
    root = inside?.shadowRoot;
  }
  return found;
}
