/**
 * Removes our attributes from a copy of a decorated element, which a page's script can make by `innerHTML +=` or
 * `cloneNode`. The author's values that we replaced are not restored, because keeping them in the markup would cost every
 * page.
 */
export function restoreCopy(copy: Element, ourAttributes: readonly string[]): void {
  for (const name of ourAttributes) copy.removeAttribute(name);
}
