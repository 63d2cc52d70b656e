import type { MarkupLedger } from "../../kernel/markup/markup-ledger.ts";
import { MARK } from "../marks.ts";

/**
 * Marks the items that the page's styles hide in the current layout: our styles give items a `display` that beats the
 * page's, and must not show these. Where the page hides all of them, it only folds their list away.
 */
export function markAbsent(items: readonly Element[], ledger: MarkupLedger): void {
  // Without our own `display`.
  for (const item of items) ledger.set(item, MARK.absent, "");
  const hidden = new Set(items.filter((item) => getComputedStyle(item).display === "none"));
  for (const item of items)
    if (!hidden.has(item) || hidden.size === items.length) ledger.reset(item, MARK.absent);
}
