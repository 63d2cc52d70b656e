import { cssString } from "./css-string.ts";

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
  for (const link of root.querySelectorAll('a[href^="#"]')) {
    const panel = targetOf(link, root);
    if (panel) panels.set(link, panel);
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

function targetOf(link: Element, root: HTMLElement): HTMLElement | undefined {
  const id = decoded(link.getAttribute("href")?.slice(1) ?? "");
  const panel = id ? root.querySelector<HTMLElement>(`[id=${cssString(id)}]`) : null;
  return panel?.matches(PANELS) && !panel.contains(link) ? panel : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
