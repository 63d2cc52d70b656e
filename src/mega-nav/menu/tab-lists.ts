import type { MenuBranch } from "../menu-branch.ts";
import { inDocumentOrder } from "../reading/nodes.ts";

/** The tabs of each tab list, in document order. */
export function tabLists(branches: Iterable<MenuBranch>): ReadonlyMap<Element, readonly MenuBranch[]> {
  const lists = new Map<Element, MenuBranch[]>();
  for (const branch of branches)
    if (branch.tabList) lists.set(branch.tabList, [...(lists.get(branch.tabList) ?? []), branch]);
  for (const tabs of lists.values()) tabs.sort((one, other) => inDocumentOrder(one.element, other.element));
  return lists;
}

/**
 * The tab to show of each list: the one that was active, else the one around the current item, else the author's,
 * else the first.
 */
export function activeTabs(
  lists: ReturnType<typeof tabLists>,
  before: readonly (MenuBranch | undefined)[],
  currentPath: readonly MenuBranch[],
): MenuBranch[] {
  return [...lists.values()].map(
    (tabs) =>
      tabs.find((tab) => before.includes(tab)) ??
      tabs.find((tab) => currentPath.includes(tab)) ??
      tabs.find(({ toggle }) => toggle.getAttribute("aria-selected") === "true") ??
      (tabs[0] as MenuBranch),
  );
}
