/** Which slide a visitor has scrolled to before the code came: until then the slides are in a scroller. */
export const placeInScroller = ({ scrollLeft, clientWidth }: HTMLElement) =>
  Math.round(Math.abs(scrollLeft / clientWidth)) || 0;
