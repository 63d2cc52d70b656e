import type { MarkupLedger } from "../../kernel/markup/markup-ledger.ts";
import { COPY, MARK } from "../marks.ts";

/**
 * Marks the items that the page's styles hide in the current layout: our styles give items a `display` that beats the
 * page's, and must not show these. Where the page hides all of them, it only folds their list away.
 */
export function markAbsent(items: readonly Element[], ledger: MarkupLedger): void {
  const hiddenNow = items[0]?.checkVisibility() ? hiddenOfShown(items) : hiddenOfClosed(items, ledger);
  const hidden = new Set(items.filter((item) => hiddenNow.has(item)));
  for (const item of items)
    if (hidden.has(item) && hidden.size < items.length) ledger.set(item, MARK.absent, "");
    else ledger.reset(item, MARK.absent);
}

/** The items that have no `display` but for ours, in a panel that is closed: there ours can be taken off. */
function hiddenOfClosed(items: readonly Element[], ledger: MarkupLedger): Set<Element> {
  for (const item of items) ledger.set(item, MARK.absent, "");
  return new Set(items.filter((item) => getComputedStyle(item).display === "none"));
}

/**
 * The same in a list that shows. Asked of copies without content in a list that is not displayed: the items
 * themselves would get other boxes for a moment, which Chromium counts as a layout shift of the pictures in them.
 */
function hiddenOfShown(items: readonly Element[]): Set<Element> {
  const lists = new Set(items.map((item) => item.parentElement as Element));
  return new Set([...lists].flatMap(hiddenIn));
}

function hiddenIn(list: Element): Element[] {
  const children = [...list.children];
  const copies = children.map((child) => {
    const copy = child.cloneNode(false) as Element;
    copy.setAttribute(MARK.absent, "");
    return copy;
  });
  const copy = list.cloneNode(false) as HTMLElement;
  copy.setAttribute(MARK.absent, COPY);
  copy.style.setProperty("display", "none", "important");
  copy.append(...copies);
  list.after(copy);
  const hidden = children.filter((_, at) => getComputedStyle(copies[at] as Element).display === "none");
  copy.remove();
  return hidden;
}
