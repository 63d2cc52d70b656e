import type { MarkupLedger } from "../../kernel/markup/markup-ledger.ts";
import { MARK } from "../marks.ts";
import { currentItems, leadsTo } from "../reading/current.ts";

const STATED_BY_AUTHOR = '[aria-current]:not([aria-current="false"])';

/** Marks the current items and the items around them, and adds `aria-current` where the author did not. */
export function markCurrent(root: HTMLElement, address: string, ledger: MarkupLedger): HTMLElement[] {
  const items = currentItems(root, address);
  for (const above of items.flatMap((item) => itemsAbove(item, root)))
    ledger.set(above, MARK.current, "trail");
  for (const item of items) {
    ledger.set(item, MARK.current, "page");
    const link = item.querySelector<HTMLAnchorElement>("a[href]");
    const isStated = [item, link].some((one) => one?.matches(STATED_BY_AUTHOR));
    if (link && !isStated && leadsTo(link, address)) ledger.set(link, "aria-current", "page");
  }
  return items;
}

function itemsAbove(item: HTMLElement, root: HTMLElement): HTMLElement[] {
  const above = item.parentElement?.closest("li");
  return above && root.contains(above) ? [above, ...itemsAbove(above, root)] : [];
}
