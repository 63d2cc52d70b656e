import { currentItems } from "./current.ts";
import { columnsOf, itemsOf } from "./items-of.ts";
import type { MenuItem } from "./menu-item.ts";
import { type Pointers, readPointers } from "./pointers.ts";
import { readItem } from "./read-item.ts";

/** An item with all that is below it. */
export interface MenuEntry extends MenuItem {
  readonly current: "page" | "trail" | undefined;
  readonly entries: readonly MenuEntry[];
  /** The lists in its panels. */
  readonly columns: readonly Element[];
}

/** Reads a whole menu on the page at `address`. */
export function readMenu(root: HTMLElement, address: string): readonly MenuEntry[] {
  const pointers = readPointers(root);
  const current = currentItems(root, address);
  return itemsOf(root, pointers).map((item) => readEntry(item, pointers, current));
}

function readEntry(element: HTMLElement, pointers: Pointers, current: readonly Element[]): MenuEntry {
  const item = readItem(element, pointers);
  const panels = item.submenu?.panels ?? [];
  const entries = panels
    .flatMap((panel) => itemsOf(panel, pointers))
    .map((child) => readEntry(child, pointers, current));
  const isTrail = entries.some((entry) => entry.current);
  return {
    ...item,
    entries,
    columns: panels.flatMap((panel) => columnsOf(panel, pointers)),
    current: current.includes(element) ? "page" : isTrail ? "trail" : undefined,
  };
}
