import { CurrentMark } from "../decoration/mark-current.ts";
import { MARK } from "../marks.ts";
import { openPath } from "../mega-nav.ts";
import type { MenuBranch } from "../menu-branch.ts";
import { itemsOf } from "../reading/items-of.ts";
import { type PanelLinks, readPanelLinks } from "../reading/panel-links.ts";
import { readItem } from "../reading/read-item.ts";
import { Menu } from "./menu.ts";

interface ReadMenu {
  readonly menu: Menu;
  readonly links: PanelLinks;
  readonly current: readonly Element[];
  /** The branches around the current items. */
  readonly trail: readonly MenuBranch[];
}

/** A menu on the page at `address` as text, one line per item: the format of the fixtures' outlines. */
export function outlineOf(root: HTMLElement, address: string, hasTabs: boolean): string {
  const menu = new Menu(root, () => hasTabs);
  menu.visitOutermost();
  const mark = new CurrentMark(root);
  mark.readList({ address, base: address }, menu.ledger);
  const current = mark.items;
  while (menu.visitNext());
  const trail = current.flatMap((item) => openPath(menu.branches.closest(item)));
  const links = readPanelLinks(root);
  return linesOf(itemsOf(root, links), { menu, links, current, trail }, "").join("\n");
}

const linesOf = (items: readonly HTMLElement[], read: ReadMenu, indent: string): string[] =>
  items.flatMap((item) => [indent + lineOf(item, read), ...linesInside(item, read, `${indent}  `)]);

/** A panel with several lists is written in columns. */
function linesInside(element: HTMLElement, read: ReadMenu, indent: string): string[] {
  const panels = read.menu.branches.get(element)?.panels ?? [];
  const items = panels.flatMap((panel) => itemsOf(panel, read.links));
  const columns = new Map<Element | undefined, HTMLElement[]>();
  for (const item of items) {
    const column = columnOf(item, panels);
    columns.set(column, [...(columns.get(column) ?? []), item]);
  }
  if (columns.size < 2) return linesOf(items, read, indent);
  return [...columns].flatMap(([column, inColumn]) => [
    ...(column ? [`${indent}- column`] : []),
    ...linesOf(inColumn, read, indent),
  ]);
}

/** The outermost list around an item inside a panel. */
function columnOf(item: Element, panels: readonly Element[]): Element | undefined {
  const panel = panels.find((one) => one.contains(item));
  return [panel, ...(panel?.querySelectorAll("ul, ol") ?? [])].find(
    (list) => list?.matches("ul, ol") && list.contains(item),
  );
}

function lineOf(element: HTMLElement, { menu, links, current, trail }: ReadMenu): string {
  if (element.hasAttribute(MARK.separator)) return "---";
  const branch = menu.branches.get(element);
  const { label, link } = branch ?? readItem(element, links);
  const address = link ? ` -> ${link.getAttribute("href")?.trim()}` : "";
  const isTrail = branch !== undefined && trail.includes(branch);
  const mark = current.includes(element) ? " (current)" : isTrail ? " (trail)" : "";
  return (label || "?") + address + mark + (branch ? opens(branch, menu) : "");
}

function opens({ toggle, panels, tabList }: MenuBranch, { ledger }: Menu): string {
  const nameOf = ({ localName, classList }: Element, id: string | null) =>
    classList.length > 0 ? `${localName}.${classList[0]}` : id ? `${localName}#${id}` : localName;
  const panelNames = panels.map((panel) => nameOf(panel, ledger.found(panel, "id"))).join(", ");
  const isInserted = toggle.getAttribute(MARK.toggle) === "";
  if (tabList) return ` [tab of ${panelNames}]`;
  return ` [${isInserted ? "inserted" : nameOf(toggle, toggle.id)} opens ${panelNames}]`;
}
