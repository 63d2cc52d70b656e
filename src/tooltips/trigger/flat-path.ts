/** An element and its ancestors in the flat tree: slots and shadow hosts included. */
export function flatPath(element: Element): Element[] {
  const path: Element[] = [];
  for (let one: Element | undefined = element; one; one = flatParent(one)) path.push(one);
  return path;
}

function flatParent(element: Element): Element | undefined {
  if (element.assignedSlot) return element.assignedSlot;
  const parent = element.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : undefined;
}
