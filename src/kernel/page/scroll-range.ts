/** A box that scrolls by less is not what scrolls a page: it has an overhanging line or margin. */
export const LEAST_RANGE_PX = 100;

/** How far a box can scroll, in px. */
export const rangeOf = (box: Element) => box.scrollHeight - box.clientHeight;

/** The element by which scripts scroll the window. */
export const windowScroller = () => document.scrollingElement ?? document.documentElement;
