/** The element that is seen at a point of the window, also inside shadow trees. */
export function elementAt(x: number, y: number, root: Document | ShadowRoot = document): Element | null {
  const found = root.elementFromPoint(x, y);
  const inside = found?.shadowRoot && root !== found.shadowRoot ? found.shadowRoot : undefined;
  return (inside && elementAt(x, y, inside)) ?? found;
}
