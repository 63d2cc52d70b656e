import { MarkupLedger } from "../../../kernel/markup/markup-ledger.ts";
import { onMutation } from "../../../kernel/markup/on-mutation.ts";
import { sharedSheet } from "../../../kernel/styles/shared-sheet.ts";
import { onAbort } from "../../../kernel/task/on-abort.ts";
import type { MenuController } from "../../control/menu-controller.ts";
import { MARK } from "../../marks.ts";
import type { MegaNavHost } from "../../mega-nav.host.ts";
import { type FoundItems, findItems } from "./find-items.ts";
import { isRoomy } from "./is-roomy.ts";
import styles from "./no-lists.css?inline";

/** Marks the items of a menu that has no list, and has it read by these marks. A menu with a list gets no mark. */
export function watchNoLists({ element, lifetime }: MegaNavHost, controller: MenuController): void {
  const ledger = new MarkupLedger();
  const sheet = sharedSheet(styles);
  let marked: FoundItems = { items: new Set(), lists: new Map() };

  const mark = () => {
    const found = findItems(element);
    if (isSame(found, marked)) return;
    controller.menu.restore();
    ledger.restore();
    marked = found;
    if (found.items.size > 0) sheet.addTo(element.getRootNode() as Document | ShadowRoot);
    markItems(found, ledger);
    controller.reader.readAgain();
  };
  mark();
  pressAgain(controller.missed);
  onMutation(element, { childList: true, subtree: true }, mark, lifetime);
  onAbort(lifetime, () => {
    ledger.restore();
    sheet.remove();
  });
}

/** The visitor may have pressed a label before the menu had items. A link or a button has worked by itself. */
function pressAgain(missed: Element | undefined): void {
  const item = missed?.closest(`[${MARK.item}]`);
  if (item && !missed?.closest("a[href], button")) (missed as HTMLElement).click();
}

/** Reads all before it writes. */
export function markItems({ items, lists }: FoundItems, ledger: MarkupLedger): void {
  const panels = new Set(lists.keys());
  const roomy = new Set([...items].filter((item) => !item.matches("a") && isRoomy(item, panels)));
  for (const [list, value] of lists) ledger.set(list, MARK.list, value);
  for (const item of items) {
    ledger.set(item, MARK.item, roomy.has(item) ? "roomy" : "");
    // The toggle has the focus instead.
    if (!item.matches("a") && item.hasAttribute("tabindex")) ledger.set(item, "tabindex", null);
  }
}

const isSame = (one: FoundItems, other: FoundItems) =>
  one.items.size === other.items.size &&
  [...one.items].every((item) => other.items.has(item)) &&
  [...one.lists].every(([list, value]) => other.lists.get(list) === value);
