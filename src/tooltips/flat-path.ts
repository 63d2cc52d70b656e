/** An element and what is around it as painted: slots and shadow roots' hosts included. */
export function flatPath(element: Element): Element[] {
  const path: Element[] = [];
  for (let one: Element | undefined = element; one; one = around(one)) path.push(one);
  return path;
}

function around(element: Element): Element | undefined {
  if (element.assignedSlot) return element.assignedSlot;
  const parent = element.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : undefined;
}
