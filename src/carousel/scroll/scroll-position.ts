const positions = new WeakMap<Element, number>();
const measured = new WeakSet<Node>();

/** The index of the slide that the visitor scrolled to before the code loaded: until then CSS makes a scroller of them. */
export function scrolledSlide(carousel: Element): number {
  const root = carousel.getRootNode() as ParentNode & Node;
  if (!measured.has(root)) measureAll(root, carousel.localName);
  return positions.get(carousel) ?? 0;
}

/**
 * Measures all carousels of a root at once, while all are still scrollers: one by one, each would cost a layout. Carousels
 * that are added later were never scrollers.
 */
function measureAll(root: ParentNode & Node, tag: string): void {
  measured.add(root);
  for (const carousel of root.querySelectorAll(`${tag}:not(:defined)`))
    positions.set(carousel, positionOf(carousel));
}

const positionOf = ({ scrollLeft, clientWidth }: Element) =>
  Math.round(Math.abs(scrollLeft / clientWidth)) || 0;
