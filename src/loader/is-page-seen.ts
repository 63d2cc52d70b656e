/**
 * Whether the visitor has seen the page without the style sheet's cover: it was painted, and the sheet is not there or
 * came too late to move its cover into the window.
 */
export const isPageSeen = (element: HTMLElement) =>
  performance.getEntriesByName("first-contentful-paint").length > 0 &&
  /none| 0%/.test(getComputedStyle(element).translate);
