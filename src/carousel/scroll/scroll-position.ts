import { carouselContract } from "../carousel.contract.ts";

const positions = new WeakMap<Element, number>();
const measured = new WeakSet<Node>();

/** The index of the slide that the visitor scrolled to before the code loaded: until then CSS makes a scroller of them. */
export function scrolledSlide(carousel: Element): number {
  const root = carousel.getRootNode() as ParentNode & Node;
  if (!measured.has(root)) measureScrollers(root);
  return positions.get(carousel) ?? 0;
}

/**
 * Measures all carousels of a root at once: one by one, each would cost a layout. It must run before the tag is defined,
 * because an upgraded carousel has a shadow root, in which its slides do not scroll. Carousels that are added later were
 * never scrollers.
 */
export function measureScrollers(root: ParentNode & Node): void {
  measured.add(root);
  for (const carousel of root.querySelectorAll(`${carouselContract.tag}:not(:defined)`))
    positions.set(carousel, positionOf(carousel));
}

const positionOf = ({ scrollLeft, clientWidth }: Element) =>
  Math.round(Math.abs(scrollLeft / clientWidth)) || 0;
