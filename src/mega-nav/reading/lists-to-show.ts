/**
 * The items whose list an open mobile menu must show. Where a page has a list for wide and one for narrow pages, its
 * styles decide between them; where they hide all lists, they only fold them away. What the author hides stays hidden.
 */
export function listsToShow(items: readonly Element[], root: Element): readonly Element[] {
  const written = items.filter((item) => !item.parentElement?.closest("[hidden]"));
  const lists = new Set(written.map((item) => item.parentElement as Element));
  if (lists.size < 2) return written;
  const displayed = new Set([...lists].filter((list) => !isHiddenByStyle(list, root)));
  return displayed.size > 0
    ? written.filter((item) => displayed.has(item.parentElement as Element))
    : written;
}

function isHiddenByStyle(element: Element, root: Element): boolean {
  if (element === root) return false;
  const { display, visibility, opacity } = getComputedStyle(element);
  const isHidden = display === "none" || visibility === "hidden" || opacity === "0";
  return isHidden || isHiddenByStyle(element.parentElement as Element, root);
}
