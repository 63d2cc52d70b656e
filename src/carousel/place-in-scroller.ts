const places = new WeakMap<Element, number>();
const asked = new WeakSet<Node>();

/** Which slide a visitor has scrolled to before the code came: until then the slides are in a scroller. */
export function placeInScroller(carousel: Element): number {
  const root = carousel.getRootNode() as ParentNode & Node;
  if (!asked.has(root)) askAll(root, carousel.localName);
  return places.get(carousel) ?? 0;
}

/** At once, before the first has ceased to be a scroller: each would cost a layout. Those that come later never were one. */
function askAll(root: ParentNode & Node, tag: string): void {
  asked.add(root);
  for (const carousel of root.querySelectorAll(`${tag}:not(:defined)`))
    places.set(carousel, placeOf(carousel));
}

const placeOf = ({ scrollLeft, clientWidth }: Element) => Math.round(Math.abs(scrollLeft / clientWidth)) || 0;
