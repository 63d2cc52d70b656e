/**
 * The items that an open panel, or the list of an open mobile menu, must show. Where there are several lists, as for wide
 * and for narrow pages, the page's styles decide between them; where they hide all lists, they only fold them away. What
 * the author hides stays hidden.
 */
export function itemsToShow(items: readonly Element[], container: Element): readonly Element[] {
  const written = items.filter((item) => !isInHidden(item, container));
  const lists = new Set(written.map((item) => item.parentElement as Element));
  if (lists.size < 2) return written;
  const displayed = new Set([...lists].filter((list) => !isHiddenByStyle(list, container)));
  return displayed.size > 0
    ? written.filter((item) => displayed.has(item.parentElement as Element))
    : written;
}

function isInHidden(item: Element, container: Element): boolean {
  const hidden = item.parentElement?.closest("[hidden]") ?? null;
  return hidden !== container && container.contains(hidden);
}

function isHiddenByStyle(element: Element, container: Element): boolean {
  if (element === container) return false;
  const { display, visibility, opacity } = getComputedStyle(element);
  const isHidden = display === "none" || visibility === "hidden" || opacity === "0";
  return isHidden || isHiddenByStyle(element.parentElement as Element, container);
}
