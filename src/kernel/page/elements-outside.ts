/** The elements around an element on the screen, innermost first, also through shadow trees. */
export function elementsOutside(element: Element): Element[] {
  const { host } = element.getRootNode() as Partial<ShadowRoot>;
  const outside = element.assignedSlot ?? element.parentElement ?? host;
  return outside ? [outside, ...elementsOutside(outside)] : [];
}
