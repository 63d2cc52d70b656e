import type { MenuEntry } from "./read-menu.ts";

/** A menu as text, one line an item: what the fixtures' outlines are written in. */
export const outlineOf = (entries: readonly MenuEntry[], hasTabs: boolean): string =>
  linesOf(entries, hasTabs, "").join("\n");

function linesOf(entries: readonly MenuEntry[], hasTabs: boolean, indent: string): string[] {
  return entries.flatMap((entry) => [
    indent + lineOf(entry, hasTabs),
    ...belowOf(entry, hasTabs, `${indent}  `),
  ]);
}

function belowOf({ entries, columns }: MenuEntry, hasTabs: boolean, indent: string): string[] {
  if (columns.length < 2) return linesOf(entries, hasTabs, indent);
  const inColumn = (column: Element) => entries.filter(({ element }) => column.contains(element));
  const outside = entries.filter(({ element }) => !columns.some((column) => column.contains(element)));
  return [
    ...columns.flatMap((column) => [`${indent}- column`, ...linesOf(inColumn(column), hasTabs, indent)]),
    ...linesOf(outside, hasTabs, indent),
  ];
}

function lineOf(
  { element, label, link, isSeparator, submenu, current }: MenuEntry,
  hasTabs: boolean,
): string {
  if (isSeparator) return "---";
  const address = link ? ` -> ${link.getAttribute("href")?.trim()}` : "";
  const mark = current ? ` (${current === "page" ? "current" : "trail"})` : "";
  const isTab =
    submenu?.isPointedTo && (hasTabs || element.closest("ul, ol")?.getAttribute("role") === "tablist");
  const panels = submenu?.panels.map(nameOf).join(", ");
  const toggle = submenu?.toggle ? nameOf(submenu.toggle) : "inserted";
  const opens = !submenu ? "" : isTab ? ` [tab of ${panels}]` : ` [${toggle} opens ${panels}]`;
  return (label || "?") + address + mark + opens;
}

function nameOf({ localName, classList, id }: Element): string {
  if (classList.length > 0) return `${localName}.${classList[0]}`;
  return id ? `${localName}#${id}` : localName;
}
