import { carouselContract } from "../carousel.contract.ts";
import { slidesIn } from "../slides/find-slides.ts";

const positions = new WeakMap<Element, number>();

/** The index of the slide that the visitor scrolled to before the code loaded: until then CSS makes a scroller of them. */
export const scrolledSlide = (carousel: Element): number => positions.get(carousel) ?? 0;

/**
 * Measures all carousels of the page at once: one by one, each would cost a layout. It must run before the tag is
 * defined, because an upgraded carousel has a shadow root, in which its slides do not scroll.
 */
export function measureScrollers(): void {
  for (const carousel of document.querySelectorAll(`${carouselContract.tag}:not(:defined)`))
    positions.set(carousel, positionOf(carousel));
}

function positionOf(carousel: Element): number {
  const [first = 0, second = 0] = slidesIn(carousel).map((slide) => slide.getBoundingClientRect().left);
  return Math.round(Math.abs(carousel.scrollLeft / (second - first))) || 0;
}

/** The index of the slide in the middle of the viewport, or -1. */
export function slideInView(viewport: Element, slides: readonly Element[]): number {
  const { left, width } = viewport.getBoundingClientRect();
  const middle = left + width / 2;
  return slides.findIndex((slide) => {
    const box = slide.getBoundingClientRect();
    return box.left <= middle && middle < box.right;
  });
}
