/**
 * The part of the window that fixed boxes are placed in: without scroll bars, and the same under pinch zoom. Not the root
 * element's own size: on a page without a doctype that is as high as the page. There is no such element where the body
 * of such a page scrolls by itself.
 */
export function viewportSize(): { readonly width: number; readonly height: number } {
  const { scrollingElement } = document;
  if (!scrollingElement) return { width: innerWidth, height: innerHeight };
  return { width: scrollingElement.clientWidth, height: scrollingElement.clientHeight };
}
