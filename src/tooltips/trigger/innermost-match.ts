/** The innermost element that the pointer or the focus is on, also inside shadow roots. */
export function innermostMatch(state: ":hover" | ":focus-visible"): Element | undefined {
  let found: Element | undefined;
  let root: ParentNode | null | undefined = document;
  while (root) {
    const inside: Element | undefined = [...root.querySelectorAll(state)].at(-1);
    found = inside ?? found;
    root = inside?.shadowRoot;
  }
  return found;
}
