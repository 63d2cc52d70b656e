import type { Branch } from "./mega-nav.ts";

/** An item of the author's list that has a submenu. */
export interface MenuBranch extends Branch {
  readonly parent: MenuBranch | undefined;
  readonly item: HTMLElement;
  readonly panels: readonly HTMLElement[];
  readonly label: string;
  /** From 1. */
  readonly level: number;
}

/** The branches of every list below an element, in document order, outer before inner. */
export function readBranches(root: HTMLElement): ReadonlyMap<HTMLElement, MenuBranch> {
  const branches = new Map<HTMLElement, MenuBranch>();
  for (const [item, panels] of panelsByItem(root)) {
    const parent = branches.get(itemAround(item, root) as HTMLElement);
    branches.set(item, { item, panels, parent, label: labelOf(item, panels), level: levelOf(parent) });
  }
  return branches;
}

const levelOf = (parent: MenuBranch | undefined) => (parent ? parent.level + 1 : 1);

/** A submenu is a list whose closest item is that item: often not its child, sometimes one of several. */
function panelsByItem(root: HTMLElement): Map<HTMLElement, HTMLElement[]> {
  const groups = new Map<HTMLElement, HTMLElement[]>();
  for (const list of root.querySelectorAll<HTMLElement>("ul, ol")) {
    const item = itemAround(list, root);
    if (item) groups.set(item, [...(groups.get(item) ?? []), list]);
  }
  return groups;
}

function itemAround(element: HTMLElement, root: HTMLElement): HTMLElement | undefined {
  const item = element.parentElement?.closest("li");
  return item && root.contains(item) ? item : undefined;
}

/** The item's own text, without its submenus'; else what an image or attribute says. */
function labelOf(item: HTMLElement, panels: readonly HTMLElement[]): string {
  const own = [...item.childNodes].filter((node) => !panels.some((panel) => node.contains(panel)));
  const text = own
    .filter((node) => node.nodeType !== Node.COMMENT_NODE)
    .map((node) => node.textContent)
    .join(" ");
  return text.replace(/\s+/g, " ").trim() || namedBy(own);
}

function namedBy(nodes: readonly Node[]): string {
  const elements = nodes.filter((node) => node instanceof Element);
  const named = elements.flatMap((element) => [element, ...element.querySelectorAll("*")]);
  const names = named.map(
    (e) => e.getAttribute("alt") || e.getAttribute("aria-label") || e.getAttribute("title"),
  );
  return names.find(Boolean) ?? "";
}

const CURRENT_CLASSES =
  ".current-menu-item, .current_page_item, .current-menu-ancestor, .current_page_ancestor, .current, .active";

/** The innermost branch on the way to the current page. */
export function currentBranch(
  root: HTMLElement,
  branches: ReadonlyMap<HTMLElement, MenuBranch>,
): MenuBranch | undefined {
  const marked =
    root.querySelector('[aria-current]:not([aria-current="false"])') ?? root.querySelector(CURRENT_CLASSES);
  for (let item = marked?.closest("li"); item; item = item.parentElement?.closest("li")) {
    const branch = branches.get(item);
    if (branch) return branch;
  }
  return undefined;
}
