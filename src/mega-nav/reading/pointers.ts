/** Links that point to a panel elsewhere in the same menu. */
export interface Pointers {
  links(): Iterable<Element>;
  panelOf(link: Element): HTMLElement | undefined;
  /** Such a panel belongs to the item of its link, wherever it stands. */
  isTarget(panel: Element): boolean;
}

const PANELS = "div, section, article, aside, nav, fieldset, ul, ol, table, form";

export function readPointers(root: HTMLElement): Pointers {
  const panels = new Map<Element, HTMLElement>();
  const byId = firstById(root);
  for (const link of root.querySelectorAll('a[href^="#"]')) {
    const panel = byId.get(decoded(link.getAttribute("href")?.slice(1) ?? ""));
    if (panel?.matches(PANELS) && !panel.contains(link)) panels.set(link, panel);
  }
  const targets = new Set<Element>(panels.values());
  return {
    links: () => panels.keys(),
    panelOf: (link) => panels.get(link),
    isTarget: (panel) => targets.has(panel),
  };
}

/** The links that do not point where they did. */
export const redirectedLinks = (before: Pointers, after: Pointers): Element[] =>
  [...before.links(), ...after.links()].filter((link) => before.panelOf(link) !== after.panelOf(link));

/** All at once: a menu may have thousands of links to look up. */
function firstById(root: HTMLElement): ReadonlyMap<string, HTMLElement> {
  const last = [...root.querySelectorAll<HTMLElement>('[id]:not([id=""])')].reverse();
  return new Map(last.map((element) => [element.id, element]));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
