import type { MarkupLedger } from "../../kernel/markup-ledger.ts";
import { currentItems, leadsTo } from "../reading/current.ts";
import { MARK } from "./marks.ts";

const STATED = '[aria-current]:not([aria-current="false"])';

/** Marks the current items and the way to them; says so to assistive technology where the author did not. */
export function markCurrent(root: HTMLElement, address: string, ledger: MarkupLedger): HTMLElement[] {
  const items = currentItems(root, address);
  for (const above of items.flatMap((item) => itemsAbove(item, root)))
    ledger.set(above, MARK.current, "trail");
  for (const item of items) {
    ledger.set(item, MARK.current, "page");
    const link = item.querySelector<HTMLAnchorElement>("a[href]");
    const isSaid = [item, link].some((one) => one?.matches(STATED));
    if (link && !isSaid && leadsTo(link, address)) ledger.set(link, "aria-current", "page");
  }
  return items;
}

function itemsAbove(item: HTMLElement, root: HTMLElement): HTMLElement[] {
  const above = item.parentElement?.closest("li");
  return above && root.contains(above) ? [above, ...itemsAbove(above, root)] : [];
}
