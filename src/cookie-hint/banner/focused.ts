/** The element that has the focus, also inside shadow trees. */
export function focusedElement(root: Document | ShadowRoot = document): Element | null {
  const { activeElement } = root;
  return activeElement?.shadowRoot?.activeElement ? focusedElement(activeElement.shadowRoot) : activeElement;
}
