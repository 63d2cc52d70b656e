/**
 * Removes the attributes that we set from a copy of a decorated element: a page's script may copy our markup, by
 * `innerHTML +=` or `cloneNode`. The author's values that we replaced stay lost: to keep them in the markup would cost
 * every page.
 */
export function restoreCopy(copy: Element, ourAttributes: readonly string[]): void {
  for (const name of ourAttributes) copy.removeAttribute(name);
}
