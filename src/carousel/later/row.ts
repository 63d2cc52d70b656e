import type { CarouselState, Row } from "../carousel.host.ts";

/** The sides of a box along the line of text, in px. */
interface Sides {
  readonly start: number;
  readonly end: number;
}

/** Sizes are fractions of a pixel, and a browser scrolls by whole ones. */
const TOLERANCE_PX = 2;

/** What of a row is in view, and the first slide that begins in it. */
export function rowOf(view: Sides, slides: readonly Sides[]): Row & { readonly index: number } {
  const starts = ({ start }: Sides) => start > view.start - TOLERANCE_PX;
  const ends = ({ end }: Sides) => end < view.end + TOLERANCE_PX;
  const [first, last] = [slides[0], slides.at(-1)];
  return {
    index: Math.max(slides.findIndex(starts), 0),
    page: Math.max(slides.filter((slide) => starts(slide) && ends(slide)).length, 1),
    before: first !== undefined && !starts(first),
    after: last !== undefined && !ends(last),
  };
}

export const rowIn = (viewport: Element, { slides, isRightToLeft }: CarouselState) => {
  const sidesOf = (element: Element): Sides => {
    const { left, right } = element.getBoundingClientRect();
    return isRightToLeft ? { start: -right, end: -left } : { start: left, end: right };
  };
  return rowOf(sidesOf(viewport), slides.map(sidesOf));
};
