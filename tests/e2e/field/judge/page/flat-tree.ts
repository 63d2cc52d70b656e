/** The element around this one as it is drawn: a slotted element is in its slot, a shadow tree in its host. */
export function around(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  const parent = element.parentNode;
  return parent instanceof ShadowRoot ? parent.host : element.parentElement;
}

export function ancestors(element: Element): Element[] {
  const outer = around(element);
  return outer ? [outer, ...ancestors(outer)] : [];
}
