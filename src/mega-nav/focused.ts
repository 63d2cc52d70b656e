/** What has the focus in the page or shadow tree that an element is in. */
export const focusedAround = (element: Element): Element | null =>
  (element.getRootNode() as Document | ShadowRoot).activeElement;
