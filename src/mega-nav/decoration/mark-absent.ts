import type { MarkupLedger } from "../../kernel/markup/markup-ledger.ts";
import { COPY, MARK } from "../marks.ts";

/**
 * Marks the items that the page's styles hide in the current layout: our styles give items a `display` that beats the
 * page's, and must not show these. Where the page hides all of them, it only folds their list away.
 */
export function markAbsent(items: readonly Element[], ledger: MarkupLedger): void {
  const isShown = items[0]?.checkVisibility();
  if (!isShown) takeDisplayOff(items, ledger);
  markThese(isShown ? hiddenOfShown(items) : withoutDisplay(items), items, ledger);
}

/** Takes the `display` of our styles off items that the visitor does not see. */
export function takeDisplayOff(items: readonly Element[], ledger: MarkupLedger): void {
  for (const item of items) ledger.set(item, MARK.absent, "");
}

export const withoutDisplay = (items: readonly Element[]) =>
  new Set(items.filter((item) => getComputedStyle(item).display === "none"));

/** Marks the hidden ones of some items, unless all are, and gives the others our `display`. */
export function markThese(
  hidden: ReadonlySet<Element>,
  items: readonly Element[],
  ledger: MarkupLedger,
): void {
  const isFolded = items.every((item) => hidden.has(item));
  for (const item of items)
    if (hidden.has(item) && !isFolded) ledger.set(item, MARK.absent, "");
    else ledger.reset(item, MARK.absent);
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
